import { isCount, isObject, readEvent } from './event.js';
import { LIMITS } from './limits.js';
import { sourceOf } from './row.js';
import { levelOf, nodeOf } from './tree.js';
import { meaningOf, valueAt } from './value.js';
import { visible } from './visible.js';

/**
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('./tree.js').Level} Level
 * @typedef {{op: string, path: string, from: string, old: Node | null, value: Node | null}} Change
 * @typedef {{total: number, items: Change[]}} Changes
 *
 * @typedef {object} Detail
 * @property {string} label of the first tab
 * @property {string} printed what a printer or a message said, in full; else empty
 * @property {Node | null} root of the first tab's tree
 * @property {string} source `file:line`
 * @property {string} caller the function, and what else the source says
 * @property {number} cause seq of the action being handled; 0 when there is none
 * @property {string} took how long reducing and comparing took
 * @property {Changes | null} changes
 * @property {string} changesText when a printer wrote them
 * @property {string} uncompared why the changes are not all of them; else empty
 * @property {Node | null} whole the state that was sent in the place of changes
 * @property {string[]} raw the lines, each perhaps cut
 * @property {number} rawLength of all lines when some were cut; else 0
 * @property {[string, Level][]} levels those that are open at first, by node id
 */

/** @type {Record<string, {label: string, field: string}>} */
const FIRST_TAB = {
  action: { label: 'Action', field: 'action' },
  snapshot: { label: 'State', field: 'state' },
  message: { label: 'Message', field: 'metadata' },
};

/**
 * Everything that the detail shows at first.
 *
 * @param {string[]} lines a row's lines
 * @returns {Detail}
 */
export function detailOf(lines) {
  const events = lines.map((line) => readEvent(line));
  const fields = events[0]?.fields ?? {};
  const change = events.findIndex(
    ({ kind, fields: { of } }) => kind === 'diff' || (kind === 'snapshot' && isCount(of)),
  );
  const root = rootOf(events[0]);
  return {
    label: FIRST_TAB[events[0]?.kind ?? '']?.label ?? 'Event',
    printed: typeof fields.text === 'string' ? visible(fields.text) : '',
    root,
    ...sourceFields(fields),
    ...changeFields(events[change]?.fields ?? {}, change),
    ...rawFields(lines),
    levels: root === null ? [] : openAtFirst(fields, root),
  };
}

/**
 * @param {unknown} changes
 * @param {number} line which of the row's lines they are in
 * @param {number} from
 * @returns {Changes}
 */
export function changesFrom(changes, line, from) {
  if (!Array.isArray(changes)) return { total: 0, items: [] };
  const items = changes
    .slice(from, from + LIMITS.pageItems)
    .map((change, index) => changeOf(isObject(change) ? change : {}, line, ['changes', from + index]));
  return { total: changes.length, items };
}

/** @param {Record<string, unknown>} change @param {number} line @param {import('./value.js').Key[]} path @returns {Change} */
function changeOf(change, line, path) {
  /** @param {string} field */
  const node = (field) => (Object.hasOwn(change, field) ? nodeOf(change[field], line, [...path, field]) : null);
  const [op, to, from] = [change.op, change.path, change.from].map((field) => visible(String(field ?? '')));
  return { op: op ?? '', path: to || '/', from: from ?? '', old: node('old'), value: node('value') };
}

/** @param {import('./event.js').LogEvent | undefined} event @returns {Node | null} */
function rootOf(event) {
  if (event === undefined || event.fault !== '' || event.kind === 'diff') return null;
  const { kind, fields } = event;
  const field = FIRST_TAB[kind]?.field;
  if (field === undefined) return nodeOf(fields, 0, [], 'event');
  const empty = isObject(fields[field]) && Object.keys(fields[field] ?? {}).length === 0;
  return fields[field] === undefined || (kind === 'message' && empty) ? null : nodeOf(fields[field], 0, [field], field);
}

/**
 * The root, and below it what has only one member: the case path of an action is seen without a click.
 *
 * @param {Record<string, unknown>} fields
 * @param {Node} root
 * @returns {[string, Level][]}
 */
function openAtFirst(fields, root) {
  /** @type {[string, Level][]} */
  const levels = [];
  /** @type {Node | undefined} */
  let node = root;
  while (node !== undefined && node.size > 0 && levels.length < 6) {
    const level = levelOf(valueAt(fields, node.path), 0, node.path, 0);
    levels.push([node.id, level]);
    node = level.total === 1 ? level.nodes[0] : undefined;
  }
  return levels;
}

/** @param {Record<string, unknown>} fields */
function sourceFields({ source, cause }) {
  const { function: name, info } = isObject(source) ? source : { function: '', info: '' };
  const caller = [name, info].filter((part) => typeof part === 'string' && part !== '').join(' · ');
  return { source: visible(sourceOf(source)), caller: visible(caller), cause: isCount(cause) ? cause : 0 };
}

/** @param {Record<string, unknown>} fields @param {number} line */
function changeFields({ changes, text, state, took, uncompared }, line) {
  return {
    uncompared: typeof uncompared === 'string' ? visible(uncompared) : '',
    changes: Array.isArray(changes) ? changesFrom(changes, line, 0) : null,
    changesText: line >= 0 && typeof text === 'string' ? visible(text) : '',
    whole: line >= 0 && state !== undefined ? nodeOf(state, line, ['state'], 'state') : null,
    took: isObject(took) ? tookText(took) : '',
  };
}

/** @param {Record<string, unknown>} took microseconds */
function tookText({ reduce, diff }) {
  const part = (/** @type {string} */ name, /** @type {unknown} */ time) =>
    typeof time === 'number' ? `${name} ${time} µs` : '';
  return [part('reduced in', reduce), part('compared in', diff)].filter(Boolean).join(', ');
}

/** @param {string[]} lines */
function rawFields(lines) {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const long = lines.some((line) => line.length > LIMITS.rawChars);
  return { raw: lines.map((line) => visible(line.slice(0, LIMITS.rawChars))), rawLength: long ? length : 0 };
}

/** @param {unknown} value @returns {string} the whole text of a leaf */
export function fullText(value) {
  return visible(meaningOf(value).text);
}
