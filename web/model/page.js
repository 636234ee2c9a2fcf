import { INITIAL } from './link.js';
import { Rows } from './rows.js';
import { nodeId } from './tree.js';

/**
 * @typedef {import('./detail.js').Detail} Detail
 * @typedef {import('./session.js').Batch} Batch
 */

/**
 * What the page shows.
 *
 * @typedef {object} State
 * @property {import('./link.js').Link} link
 * @property {Rows} rows one mutable object, changed by batches alone
 * @property {import('./session.js').Counts} counts
 * @property {number | null} lag as shown: calmer than the one in `counts`
 * @property {number} lagAt
 * @property {boolean} paused
 * @property {boolean} cleared whether the list was ever emptied
 * @property {string} filter
 * @property {number | null} selected row id
 * @property {Opened | null} detail of the selected row, once it is there
 * @property {Tab} tab
 * @property {boolean} detailOpen on a narrow page the detail covers the list, or a part of it
 * @property {boolean} help
 * @property {{text: string}} notice a word about what was just done
 *
 * @typedef {'main' | 'changes' | 'raw'} Tab
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('./tree.js').Level} Level
 *
 * @typedef {object} Opened
 * @property {number} id
 * @property {Detail | null} facts null when the row is no longer held
 * @property {Map<string, Level>} levels that were opened, by node id
 * @property {Set<string>} closed nodes that were opened and closed again
 * @property {Map<string, string>} texts long strings that were opened
 * @property {string} raw all of the raw lines, when asked for
 *
 * @typedef {import('./inspector.js').Question} Question
 * @typedef {{type: 'link', link: import('./link.js').Link}
 *   | {type: 'batch', batch: Batch, now: number}
 *   | {type: 'answer', id: number, question: Question, answer: unknown}
 *   | {type: 'pause'} | {type: 'clear'} | {type: 'retry'} | {type: 'theme'}
 *   | {type: 'filter', text: string}
 *   | {type: 'help', open: boolean}
 *   | {type: 'select', id: number, open?: boolean}
 *   | {type: 'close'}
 *   | {type: 'tab', tab: Tab}
 *   | {type: 'toggle', node: Node}
 *   | {type: 'more', node: Node, from: number}
 *   | {type: 'moreChanges', from: number}
 *   | {type: 'showText', node: Node}
 *   | {type: 'showRaw'}
 *   | {type: 'copyNode', node: Node}
 *   | {type: 'copyRaw'}
 *   | {type: 'copy', text: string}
 *   | {type: 'notice', text: string}} Message
 */

/** @returns {State} */
export function initialState() {
  return {
    link: INITIAL,
    rows: new Rows(),
    counts: { dropped: 0, paused: false, waiting: 0, run: '', last: 0, lag: null },
    lag: null,
    lagAt: 0,
    paused: false,
    cleared: false,
    filter: '',
    selected: null,
    detail: null,
    tab: 'main',
    detailOpen: false,
    help: false,
    notice: { text: '' },
  };
}

/** @param {State} state @param {Message} message @returns {State} the same object when nothing changed */
export function reduce(state, message) {
  switch (message.type) {
    case 'link':
      return { ...state, link: message.link };
    case 'batch':
      return applyBatch(state, message.batch, message.now);
    case 'answer':
      return answered(state, message);
    case 'pause':
      return { ...state, paused: !state.paused };
    case 'filter':
      return message.text === state.filter ? state : { ...state, filter: message.text };
    case 'help':
      return { ...state, help: message.open };
    case 'notice':
      return { ...state, notice: { text: message.text } };
    case 'tab':
      return { ...state, tab: message.tab };
    case 'select':
      return { ...state, selected: message.id, detailOpen: message.open ?? state.detailOpen };
    case 'close':
      return { ...state, detailOpen: false };
    case 'toggle':
      return toggled(state, message.node);
    default:
      return state;
  }
}

/** @param {State} state @returns {string} why no row is shown; empty when one is, or when nothing has come yet */
export function emptyText({ rows, paused, cleared }) {
  if (rows.length > 0) return '';
  if (rows.total > 0) return 'No event matches the filter.';
  if (paused) return `${cleared ? 'Cleared, and paused' : 'Paused'}: new events appear here when you go on.`;
  return cleared ? 'Cleared. New events appear here.' : '';
}

/**
 * What has to be asked of the worker because of a message; null when nothing.
 *
 * @param {State} before
 * @param {State} after
 * @param {Message} message
 * @returns {Question | null}
 */
export function questionFor(before, after, message) {
  if (message.type === 'select') return after.detail?.id === message.id ? null : { ask: 'detail' };
  if (message.type === 'batch') return isSelectedChanged(after, message.batch) ? { ask: 'detail' } : null;
  if (message.type === 'more') return { ask: 'level', ...placeOf(message.node), from: message.from };
  if (message.type === 'showText') return { ask: 'text', ...placeOf(message.node) };
  if (message.type === 'copyNode') return { ask: 'json', ...placeOf(message.node) };
  if (message.type === 'moreChanges') return { ask: 'changes', from: message.from };
  if (message.type === 'showRaw' || message.type === 'copyRaw') return { ask: 'raw' };
  if (message.type !== 'toggle' || before.detail?.levels.has(message.node.id)) return null;
  return { ask: 'level', ...placeOf(message.node), from: 0 };
}

/** @param {Node} node */
function placeOf({ line, path }) {
  return { line, path };
}

/** @param {State} state @param {Batch} batch */
function isSelectedChanged({ selected }, batch) {
  return selected !== null && batch.changed.some(({ row }) => row.id === selected);
}

/** How often the shown lag may change, milliseconds. */
const LAG_EVERY = 1_000;

/** @param {State} state @param {Batch} batch @param {number} now @returns {State} */
function applyBatch(state, batch, now) {
  state.rows.apply(batch);
  // While paused, what the page has stays, though the worker may hold it no longer.
  const dropped = batch.firstId === null ? state.counts.dropped : batch.counts.dropped;
  const next = { ...state, counts: { ...batch.counts, dropped } };
  if (batch.cleared) Object.assign(next, { cleared: true, selected: null, detail: null, detailOpen: false });
  if (now - state.lagAt >= LAG_EVERY) Object.assign(next, { lag: batch.counts.lag, lagAt: now });
  return next;
}

/** @param {State} state @param {{id: number, question: Question, answer: any}} message @returns {State} */
function answered(state, { id, question, answer }) {
  if (id !== state.selected) return state;
  if (question.ask === 'detail') return { ...state, detail: opened(state.detail, id, answer) };
  const { detail } = state;
  if (detail?.id !== id || detail.facts === null || answer === null) return state;
  return { ...state, detail: extended(detail, detail.facts, question, answer) };
}

/** @param {Opened | null} before @param {number} id @param {Detail | null} facts @returns {Opened} */
function opened(before, id, facts) {
  if (before?.id === id) return facts === null ? before : { ...before, facts };
  return { id, facts, levels: new Map(facts?.levels), closed: new Set(), texts: new Map(), raw: '' };
}

/** @param {Opened} detail @param {Detail} facts @param {Question} question @param {any} answer @returns {Opened} */
function extended(detail, facts, question, answer) {
  if (question.ask === 'raw') return { ...detail, raw: answer };
  if (question.ask === 'changes' && facts.changes?.items.length === question.from) {
    const items = [...facts.changes.items, ...answer.items];
    return { ...detail, facts: { ...facts, changes: { ...facts.changes, items } } };
  }
  if (question.ask === 'text')
    return { ...detail, texts: new Map(detail.texts).set(nodeId(question.line, question.path), answer) };
  if (question.ask !== 'level') return detail;
  const known = detail.levels.get(nodeId(question.line, question.path))?.nodes ?? [];
  if (known.length !== question.from) return detail;
  const level = { ...answer, nodes: [...known, ...answer.nodes] };
  return { ...detail, levels: new Map(detail.levels).set(nodeId(question.line, question.path), level) };
}

/** @param {State} state @param {Node} node @returns {State} */
function toggled(state, node) {
  const { detail } = state;
  if (!detail?.levels.has(node.id)) return state;
  const closed = new Set(detail.closed);
  if (!closed.delete(node.id)) closed.add(node.id);
  return { ...state, detail: { ...detail, closed } };
}
