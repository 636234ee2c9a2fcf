import { part } from './element.js';

/**
 * The sheet with all keys.
 *
 * @param {HTMLElement} element
 * @param {import('./keys.js').Dispatch} dispatch
 * @returns {(state: import('../model/page.js').State) => void}
 */
export function mountHelp(element, dispatch) {
  const sheet = /** @type {HTMLDialogElement} */ (element);
  sheet.addEventListener('close', () => dispatch({ type: 'help', open: false }));
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) sheet.close();
  });
  part(sheet, '#help-close').addEventListener('click', () => sheet.close());
  return ({ help }) => {
    if (help && !sheet.open) sheet.showModal();
  };
}
