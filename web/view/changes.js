import { count, counted } from '../model/format.js';
import { LIMITS } from '../model/limits.js';
import { button, make, setText } from './element.js';
import { mountTree } from './tree.js';

/** @typedef {import('./keys.js').Dispatch} Dispatch */

/**
 * @typedef {import('../model/detail.js').Change} Change
 * @typedef {import('../model/page.js').Opened} Opened
 */

/** @type {Record<string, {sign: string, word: string}>} */
const SIGNS = {
  add: { sign: '+', word: 'added' },
  remove: { sign: '−', word: 'removed' },
  replace: { sign: '~', word: 'changed' },
  move: { sign: '→', word: 'moved' },
};

/**
 * What a diff changed, each path with old and new.
 *
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @returns {(opened: Opened) => void}
 */
export function mountChanges(element, dispatch) {
  const summary = make('p', 'summary');
  const list = make('ul', 'change-list');
  const text = make('pre', 'printed');
  const whole = make('div', '');
  const more = button('more', '', () => dispatch({ type: 'moreChanges', from: updates.length }));
  const updateWhole = mountTree(whole, dispatch, 'State');
  element.append(summary, list, more, text, whole);
  /** @type {((opened: Opened) => void)[]} */
  let updates = [];
  /** @type {Change | undefined} */
  let first;

  return (opened) => {
    const { changes = null, changesText = '', whole: state = null } = opened.facts ?? {};
    const items = changes?.items ?? [];
    if (items[0] !== first || items.length < updates.length) {
      list.replaceChildren();
      updates = [];
    }
    first = items[0];
    updates.push(...items.slice(updates.length).map((change) => mountChange(list, change, dispatch)));
    for (const update of updates) update(opened);
    showMore(more, (changes?.total ?? 0) - items.length);
    setText(summary, summaryOf(opened));
    showPrinted(text, changesText);
    updateWhole(state, opened);
  };
}

/** @param {HTMLButtonElement} more @param {number} left */
function showMore(more, left) {
  more.hidden = left <= 0;
  setText(more, `${count(Math.min(left, LIMITS.pageItems))} more of ${count(left)} changes`);
}

/** @param {Opened} opened */
function summaryOf({ facts }) {
  if (facts === null) return '';
  const took = facts.took === '' ? '' : ` (${facts.took})`;
  if (facts.whole !== null) return `The whole state, because it is smaller than its changes.${took}`;
  if (facts.changes === null) return facts.changesText === '' ? 'Nothing was said about the state yet.' : '';
  const { total } = facts.changes;
  if (facts.uncompared !== '') {
    const why = facts.uncompared === 'bytes' ? 'the event would be too large' : `out of ${facts.uncompared}`;
    return `${counted(total, 'change')}, and not compared to the end (${why}); later events bring the rest.${took}`;
  }
  return total === 0 ? `The state did not change.${took}` : `${counted(total, 'change')}${took}`;
}

/** @param {HTMLElement} list @param {Change} change @param {Dispatch} dispatch @returns {(opened: Opened) => void} */
function mountChange(list, change, dispatch) {
  const { op, path, from } = change;
  const { sign, word } = SIGNS[op] ?? { sign: '?', word: op };
  const mark = make('span', 'sign', sign);
  mark.title = word;
  const head = make('div', 'change-head', mark, make('span', 'unseen', `${word} `), make('code', 'path', path));
  if (from !== '') head.append(make('span', 'note', `from ${from}`));
  const values = make('div', 'change-values');
  const item = make('li', `change ${SIGNS[op] ? `change-${op}` : ''}`, head, values);
  list.append(item);
  const sides = [
    { node: change.old, name: 'old' },
    { node: change.value, name: 'new' },
  ].filter(({ node }) => node !== null);
  const updates = sides.map(({ node, name }, index) => {
    if (index > 0) values.append(make('span', 'arrow', '→'));
    const side = make('div', `side side-${name}`);
    values.append(side);
    const update = mountTree(side, dispatch, `${name} value of ${path}`);
    return (/** @type {Opened} */ opened) => update(node, opened);
  });
  return (opened) => {
    for (const update of updates) update(opened);
  };
}

/** @type {[RegExp, string][]} */
const LINE_CLASSES = [
  [/^\S{0,4}\s*@@/, 'line-place'],
  [/^(?:\p{Emoji}\uFE0F?\s*)?\+/u, 'line-add'],
  [/^(?:\p{Emoji}\uFE0F?\s*)?[−-]/u, 'line-remove'],
];

/**
 * A printer's text, its lines coloured where they begin like those of a diff.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
function showPrinted(element, text) {
  element.hidden = text === '';
  if (element.textContent === text) return;
  const lines = text.split('\n').map((line, index, all) => {
    const found = LINE_CLASSES.find(([pattern]) => pattern.test(line));
    return make('span', found?.[1] ?? '', index < all.length - 1 ? `${line}\n` : line);
  });
  element.replaceChildren(...lines);
}
