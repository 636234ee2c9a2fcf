import { statusOf } from '../model/status.js';
import { part, setAttribute, setText } from './element.js';
import { themeText } from './theme.js';

/**
 * @typedef {import('./keys.js').Dispatch} Dispatch
 * @typedef {import('../model/page.js').State} State
 */

/** How often the seconds until the next attempt are counted down. */
const TICK_MS = 500;
/** Typing pauses this long before the list follows. */
const TYPING_MS = 120;

/**
 * The top bar: connection, service, filter, buttons.
 *
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @returns {(state: State) => void}
 */
export function mountBar(element, dispatch) {
  const pause = part(element, '#pause');
  const theme = part(element, '#theme');
  const updateStatus = mountStatus(element);
  mountFilter(part(element, '#filter'), dispatch);
  for (const type of /** @type {const} */ (['pause', 'clear', 'theme', 'retry'])) {
    part(element, `#${type}`).addEventListener('click', () => dispatch({ type }));
  }
  part(element, '#help').addEventListener('click', () => dispatch({ type: 'help', open: true }));
  return (state) => {
    updateStatus(state);
    updateService(element, state.link.hello);
    setAttribute(pause, 'aria-pressed', state.paused);
    setAttribute(theme, 'title', themeText());
  };
}

/** @param {HTMLElement} element @returns {(state: State) => void} */
function mountStatus(element) {
  const status = part(element, '#status');
  const text = part(status, '.status-text');
  const spoken = part(element, '#spoken');
  const retry = part(element, '#retry');
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let tick;

  /** @param {State} state */
  function update(state) {
    const { lag, counts, link } = state;
    const { name, text: short, more, canRetry } = statusOf(link, { ...counts, lag }, Date.now());
    setAttribute(status, 'data-state', name);
    setAttribute(status, 'title', more);
    setText(text, short);
    setText(spoken, `${name}. ${more}`);
    retry.hidden = !canRetry;
    clearTimeout(tick);
    if (canRetry) tick = setTimeout(update, TICK_MS, state);
  }
  return update;
}

/** @param {HTMLElement} element @param {import('../model/link.js').Hello | null} hello */
function updateService(element, hello) {
  const place =
    hello === null ? '' : [hello.pid ? `pid ${hello.pid}` : '', hello.host ? `on ${hello.host}` : ''].join(' ');
  setText(part(element, '#service-name'), hello?.service ?? '');
  setText(part(element, '#service-run'), hello?.run ? `run ${hello.run}` : '');
  setAttribute(part(element, '#service'), 'title', place.trim());
  document.title = hello?.service ? `${hello.service} – RemoteLogger` : 'RemoteLogger';
}

/** @param {HTMLElement} filter @param {Dispatch} dispatch */
function mountFilter(filter, dispatch) {
  if (!(filter instanceof HTMLInputElement)) return;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  const send = () => dispatch({ type: 'filter', text: filter.value });
  filter.addEventListener('input', () => {
    clearTimeout(pending);
    pending = setTimeout(send, TYPING_MS);
  });
  filter.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    if (event.key === 'Escape') filter.value = '';
    clearTimeout(pending);
    send();
    event.preventDefault();
    part(document, '#events').focus();
  });
}
