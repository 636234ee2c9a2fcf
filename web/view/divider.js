import { clamp } from '../model/viewport.js';
import { remember, remembered } from './remember.js';

/** The list's share at first, in percent. */
const AT_FIRST = 62;
/** What either side keeps at least, in percent of both. */
const LEAST = 20;
const KEY_STEP = 2;

/**
 * The line between list and detail, moved by pointer or arrow keys; its place lasts.
 *
 * @param {HTMLElement} divider
 */
export function mountDivider(divider) {
  const panes = /** @type {HTMLElement} */ (divider.parentElement);
  let share = Number(remembered('divider') ?? AT_FIRST);

  /** @param {number} percent of the list */
  function place(percent) {
    share = clamp(Number.isFinite(percent) ? percent : AT_FIRST, LEAST, 100 - LEAST);
    panes.style.setProperty('--list-share', `${share}%`);
    divider.setAttribute('aria-valuenow', String(Math.round(share)));
  }

  /** @param {PointerEvent} event */
  function drag({ clientX, clientY }) {
    const box = panes.getBoundingClientRect();
    const isBeside = getComputedStyle(panes).flexDirection === 'row';
    place(isBeside ? ((clientX - box.left) / box.width) * 100 : ((clientY - box.top) / box.height) * 100);
  }

  divider.addEventListener('pointerdown', (event) => {
    divider.setPointerCapture(event.pointerId);
    divider.addEventListener('pointermove', drag);
    event.preventDefault();
  });
  divider.addEventListener('lostpointercapture', () => {
    divider.removeEventListener('pointermove', drag);
    remember('divider', String(share));
  });
  divider.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -KEY_STEP, ArrowUp: -KEY_STEP, ArrowRight: KEY_STEP, ArrowDown: KEY_STEP }[event.key];
    if (step === undefined) return;
    place(share + step);
    remember('divider', String(share));
    event.preventDefault();
  });
  place(share);
}
