import { count, counted, offset } from '../model/format.js';
import { LIMITS } from '../model/limits.js';
import { part, setAttribute, setText } from './element.js';

/** @typedef {import('../model/page.js').State} State */

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const NOTICE_MS = 2_500;

/**
 * The line at the bottom: how much is held, shown and gone, and which time this is.
 *
 * @param {HTMLElement} element
 * @returns {(state: State) => void}
 */
export function mountFoot(element) {
  const total = part(element, '#count');
  const dropped = part(element, '#dropped');
  const refusal = part(element, '#refusal');
  const notice = part(element, '#notice');
  /** @type {State | null} */
  let before = null;
  setText(part(element, '#zone'), `${ZONE} (UTC${offset(Date.now())})`);
  return (state) => {
    const { counts, rows, filter } = state;
    setText(total, countText(rows, filter));
    setAttribute(total, 'data-total', rows.events);
    dropped.hidden = counts.dropped === 0;
    setText(dropped, `${count(counts.dropped)} older dropped, the page keeps ${count(LIMITS.events)}`);
    setText(refusal, state.link.phase === 'live' ? '' : (state.link.refusal ?? ''));
    if (state.notice !== before?.notice) say(notice, state.notice.text);
    before = state;
  };
}

/** @param {import('../model/rows.js').Rows} rows @param {string} filter */
function countText(rows, filter) {
  const held = `${counted(rows.events, 'event')} in ${counted(rows.total, 'row')}`;
  return filter.trim() === '' ? held : `${held}, ${count(rows.length)} shown`;
}

/** @param {HTMLElement} notice @param {string} text */
function say(notice, text) {
  setText(notice, text);
  if (text !== '') setTimeout(() => setText(notice, ''), NOTICE_MS);
}
