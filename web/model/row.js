import { isObject } from './event.js';
import { counted, goodbye } from './format.js';
import { LIMITS } from './limits.js';
import { cut, preview } from './preview.js';
import { meaningOf } from './value.js';

/**
 * What the list shows of an event, or of an action with its diff; small, because the page keeps one for each.
 *
 * @typedef {object} Row
 * @property {number} id counts up by one in this page, whatever the run
 * @property {number} section which run this is, counted in this page
 * @property {string} kind
 * @property {number} seq 0 when it has none; the first one missing for a gap
 * @property {number} time milliseconds since 1970 with microseconds as fraction; NaN when it has none
 * @property {number} mono microseconds since the run started; -1 when it has none
 * @property {string} store
 * @property {string} name
 * @property {string} preview
 * @property {string} source
 * @property {string} level of a message
 * @property {number} events how many it stands for; 0 for a line that is not an event
 * @property {number} changes how many, or one of `CHANGES`
 */

/** Where a row has no number of changes. */
export const CHANGES = Object.freeze({
  /** Nothing was said about the state, or not yet. */
  unknown: -1,
  /** The whole state was sent, because it is smaller than the changes. */
  whole: -2,
  /** The change came as text from a printer. */
  text: -3,
  /** The state was not compared to the end. */
  partial: -4,
});

/** @type {Record<string, (fields: Record<string, unknown>) => Partial<Row>>} */
const READERS = {
  action: ({ name, action, text: printed }) => ({
    name: text(name),
    preview: printed === undefined ? preview(payload(text(name), action)) : oneLine(text(printed)),
  }),
  diff: (fields) => ({ name: diffName(fields), preview: changesPreview(fields), changes: changesOf(fields) }),
  snapshot: ({ state }) => ({ name: 'whole state', preview: preview(state) }),
  message: ({ level, text: said, metadata }) => ({
    level: text(level),
    name: oneLine(text(said)),
    preview: isObject(metadata) && Object.keys(metadata).length > 0 ? preview(metadata) : '',
  }),
  mark: ({ text: said }) => ({ name: oneLine(text(said)) }),
  gap: (fields) => ({ seq: Number(fields.from), name: gapName(fields) }),
  goodbye: ({ reason }) => ({ name: goodbye(oneLine(text(reason))) }),
  run: (hello) => ({ name: runName(hello), time: timeOf(hello.started) }),
};

/**
 * @param {import('./event.js').LogEvent} event
 * @param {string} line
 * @param {number} id
 * @param {number} section
 * @returns {Row}
 */
export function rowOf(event, line, id, section) {
  const { kind, seq, fields, fault } = event;
  /** @type {Row} */
  const row = { ...EMPTY, id, section, kind, seq, events: seq > 0 ? 1 : 0 };
  if (fault !== '') return { ...row, name: `unreadable line: ${fault}`, preview: cut(line, LIMITS.previewChars) };
  row.time = timeOf(fields.time);
  row.mono = typeof fields.mono === 'number' ? fields.mono : -1;
  row.store = text(fields.store);
  row.source = sourceOf(fields.source);
  const read = READERS[kind] ?? (() => ({ name: kind, preview: preview(fields) }));
  return Object.assign(row, read(fields));
}

/** @param {Row} row @returns {string} what its event column shows, in full */
export function whatOf({ level, name, preview: shown }) {
  return [level, name, shown].filter(Boolean).join(' ');
}

/** @param {Row} row @returns {string} what the page shows of it, so that what is copied from there is found */
export function shownText(row) {
  const { seq, store, source } = row;
  return `#${seq} ${store} ${whatOf(row)} ${source} ${source.replace(/\.\w+(?=:\d+$)/, '')}`;
}

/** @param {Record<string, unknown>} fields of a diff, or of a snapshot in the place of one @returns {number} */
export function changesOf({ kind, changes, text: printed, uncompared }) {
  if (kind === 'snapshot') return CHANGES.whole;
  if (typeof uncompared === 'string') return CHANGES.partial;
  if (Array.isArray(changes)) return changes.length;
  return typeof printed === 'string' ? CHANGES.text : CHANGES.unknown;
}

/**
 * The value under the case path that its name already tells.
 *
 * @param {string} name
 * @param {unknown} action
 * @returns {unknown}
 */
export function payload(name, action) {
  let current = action;
  for (const part of name.split('.')) {
    if (current === part) return {};
    if (!isObject(current) || Object.keys(current).length !== 1 || !Object.hasOwn(current, part)) return current;
    current = current[part];
  }
  return meaningOf(current).type === 'null' ? {} : current;
}

/** @param {unknown} source @returns {string} `file:line`, without the function */
export function sourceOf(source) {
  if (!isObject(source) || typeof source.file !== 'string') return '';
  return typeof source.line === 'number' ? `${source.file}:${source.line}` : source.file;
}

/** @type {Row} */
const EMPTY = {
  id: 0,
  section: 0,
  kind: '',
  seq: 0,
  time: Number.NaN,
  mono: -1,
  store: '',
  name: '',
  preview: '',
  source: '',
  level: '',
  events: 0,
  changes: CHANGES.unknown,
};

/** @param {unknown} value */
function timeOf(value) {
  if (typeof value !== 'string') return Number.NaN;
  const micros = /\.\d{3}(\d{1,3})/.exec(value)?.[1] ?? '';
  return Date.parse(value) + Number(micros.padEnd(3, '0')) / 1000;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' ? value : '';
}

/** @param {string} value */
function oneLine(value) {
  return cut(value, LIMITS.previewChars).trim().replace(/\s+/g, ' ');
}

/** @param {Record<string, unknown>} fields */
function diffName({ of, text: printed }) {
  if (typeof of === 'number') return `changes of #${of}`;
  return typeof printed === 'string' ? 'printed change' : 'changes without an action';
}

/** @param {Record<string, unknown>} fields */
function changesPreview({ changes, text: printed, uncompared }) {
  if (typeof printed === 'string') return oneLine(printed);
  if (typeof uncompared === 'string') return `not compared: ${oneLine(uncompared)}`;
  if (!Array.isArray(changes)) return '';
  const paths = changes.slice(0, 8).map((change) => (isObject(change) ? text(change.path) || '/' : '?'));
  return cut(paths.join('  '), LIMITS.previewChars);
}

/** @param {Record<string, unknown>} fields */
function gapName({ from, to, reason }) {
  const count = Number(to) - Number(from) + 1;
  const range = count === 1 ? `#${from}` : `#${from}–#${to}`;
  return `${range} missing: ${text(reason) || 'no reason given'} (${counted(count, 'event')})`;
}

/** @param {Record<string, unknown>} hello */
function runName({ service, run, pid, host }) {
  const where = [typeof pid === 'number' ? `pid ${pid}` : '', text(host) === '' ? '' : `on ${text(host)}`];
  const parts = ['new run', text(run), text(service), where.filter(Boolean).join(' ')];
  return parts.filter(Boolean).join(' · ');
}
