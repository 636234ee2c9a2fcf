import { count, goodbye, milliseconds } from './format.js';

/** @typedef {import('./link.js').Link} Link */

/**
 * What the page says about its connection.
 *
 * @typedef {'connecting' | 'live' | 'paused' | 'reconnecting' | 'ended' | 'refused'} StatusName
 * @typedef {{name: StatusName, text: string, more: string, canRetry: boolean}} Status `text` is short, `more` a sentence
 */

/**
 * @param {Link} link
 * @param {{paused: boolean, waiting: number, lag: number | null}} page
 * @param {number} now
 * @returns {Status}
 */
export function statusOf(link, page, now) {
  const name = nameOf(link, page.paused);
  const waiting = page.paused ? ` · ${count(page.waiting)} waiting` : '';
  const text = name === 'paused' ? `paused${waiting}` : `${shortText(name, link, page.lag, now)}${waiting}`;
  return { name, text, more: sentence(name, link), canRetry: link.phase === 'waiting' };
}

/** @param {Link} link @param {boolean} paused @returns {StatusName} */
function nameOf(link, paused) {
  if (link.phase === 'live') return paused ? 'paused' : 'live';
  if (link.refusal !== null) return 'refused';
  if (link.goodbye !== null) return 'ended';
  return link.attempt === 0 ? 'connecting' : 'reconnecting';
}

/** @param {StatusName} name @param {Link} link @param {number | null} lag @param {number} now */
function shortText(name, link, lag, now) {
  if (name === 'live') return lag === null ? 'live' : `live · lag ${milliseconds(lag)}`;
  if (name === 'connecting') return 'connecting…';
  if (link.phase === 'failed') return 'refused · reload';
  if (link.phase === 'connecting') return `${name} · trying now`;
  const seconds = Math.max(1, Math.ceil((link.retryAt - now) / 1000));
  return name === 'reconnecting' ? `reconnecting in ${seconds} s` : `${name} · trying in ${seconds} s`;
}

/** @param {StatusName} name @param {Link} link */
function sentence(name, link) {
  if (name === 'refused') return `Refused: ${link.refusal}.`;
  if (name === 'ended') return `T${goodbye(link.goodbye ?? '').slice(1)}.`;
  if (name === 'reconnecting') return 'The connection was lost; it goes on where it stopped.';
  if (name === 'paused') return 'The list stands still; events are still received.';
  return name === 'live' ? 'Connected.' : 'Connecting to the service.';
}
