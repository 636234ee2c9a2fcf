import { part } from './element.js';

/** @typedef {(message: import('../model/page.js').Message) => void} Dispatch */

/**
 * Keys that work wherever the focus is, unless something there takes them itself.
 *
 * @param {Document} document
 * @param {Dispatch} dispatch
 */
export function listenForKeys(document, dispatch) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    if (handle(document, event.key, dispatch)) event.preventDefault();
  });
}

/** @param {Document} document @param {string} key @param {Dispatch} dispatch @returns {boolean} whether the key meant something */
function handle(document, key, dispatch) {
  if (key === '/') part(document, '#filter').focus();
  else if (key === ' ' || key === 'p') dispatch({ type: 'pause' });
  else if (key === '?') dispatch({ type: 'help', open: true });
  else if (key === 'Escape' || (key === 'ArrowLeft' && document.activeElement?.closest('#detail')))
    leaveDetail(document, dispatch);
  else return false;
  return true;
}

/** @param {Document} document @param {Dispatch} dispatch */
export function leaveDetail(document, dispatch) {
  dispatch({ type: 'close' });
  part(document, '#events').focus();
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
