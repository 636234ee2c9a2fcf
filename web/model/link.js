import { backoff } from './backoff.js';
import { isCount, isObject } from './event.js';
import { PROTOCOL } from './limits.js';

/**
 * @typedef {{run: string, service: string, host: string, pid: number, last: number}} Hello
 *
 * @typedef {object} Link
 * @property {'connecting' | 'live' | 'waiting' | 'failed'} phase
 * @property {number} attempt how many have failed in a row
 * @property {number} retryAt when the next attempt is due, while waiting
 * @property {number} liveAt since when the last connection was live
 * @property {Hello | null} hello the last one
 * @property {number} last the number up to which everything of the run was received
 * @property {number} since the number that this connection asked to go on after; 0 for everything
 * @property {string | null} goodbye the reason that the service gave when it stopped
 * @property {string | null} refusal why there is no stream although somebody answers
 *
 * @typedef {{type: 'due'} | {type: 'hello', fields: unknown} | {type: 'seen', run: string, last: number}
 *   | {type: 'goodbye', reason: string} | {type: 'answered', status: number, text: string}
 *   | {type: 'failed'} | {type: 'closed', code: number, reason: string}} LinkEvent
 *
 * @typedef {{type: 'connect', since: number} | {type: 'close'} | {type: 'wait', ms: number} | {type: 'probe'}} Effect
 */

/** A connection that lived this long was a good one: the next attempt comes soon. */
const GOOD_MS = 5_000;
/** After a refusal, trying often would not help. */
const REFUSED_MS = 30_000;
/** Silent failures after which it is asked over HTTP whether anybody is there. */
const PROBE_AFTER = 2;
/** What a proxy answers when nobody is behind it. */
const NOBODY = new Set([502, 503, 504]);
/** What a service that is full answers, with 503 too. */
const FULL = /^all \d+ connections are in use/;

/** @type {Link} */
export const INITIAL = Object.freeze({
  phase: 'waiting',
  attempt: 0,
  retryAt: 0,
  liveAt: 0,
  hello: null,
  last: 0,
  since: 0,
  goodbye: null,
  refusal: null,
});

/**
 * What follows from something that happened to the connection; does nothing itself.
 *
 * @param {Link} link
 * @param {LinkEvent} event
 * @param {number} now milliseconds
 * @param {number} random from 0 up to 1
 * @returns {[Link, Effect[]]} the same object when nothing changed
 */
export function step(link, event, now, random) {
  if (link.phase === 'failed') return [link, []];
  switch (event.type) {
    case 'due':
      return link.phase === 'waiting' ? connect(link, link.last) : [link, []];
    case 'hello':
      return hello(link, event.fields, now, random);
    case 'seen':
      return [seen(link, event.run, event.last), []];
    case 'goodbye':
      return [{ ...link, goodbye: event.reason }, []];
    case 'answered':
      return [answered(link, event), []];
    case 'failed':
      return [{ ...link, phase: 'failed', refusal: 'the page has failed; reload it' }, [{ type: 'close' }]];
    case 'closed':
      return closed(link, event, now, random);
  }
}

/** @param {Link} link @param {number} since @returns {[Link, Effect[]]} */
function connect(link, since) {
  return [{ ...link, phase: 'connecting', since }, [{ type: 'connect', since }]];
}

/** @param {Link} link @param {unknown} fields @param {number} now @param {number} random @returns {[Link, Effect[]]} */
function hello(link, fields, now, random) {
  const refusal = refusalOf(fields);
  if (refusal !== null) {
    const [waiting, effects] = closed({ ...link, refusal }, { code: 0, reason: '' }, now, random);
    return [waiting, [{ type: 'close' }, ...effects]];
  }
  const next = readHello(fields);
  const another = link.hello !== null && link.hello.run !== next.run;
  const last = another ? 0 : link.last;
  // The new run is already past the number of the old one, so its beginning would be skipped: ask for all of it.
  if (another && link.since > 0 && next.last >= link.since) return connect({ ...link, last }, 0);
  return [{ ...link, phase: 'live', liveAt: now, hello: next, last, goodbye: null, refusal: null }, []];
}

/** @param {unknown} fields @returns {string | null} */
function refusalOf(fields) {
  if (!isObject(fields) || fields.kind !== 'hello') return 'this is not a RemoteLogger stream';
  if (fields.protocol === PROTOCOL) return null;
  return `the service speaks protocol ${String(fields.protocol)}, this page ${PROTOCOL}; reload it`;
}

/** @param {unknown} fields @returns {Hello} */
function readHello(fields) {
  const { run, service, host, pid, last } = isObject(fields) ? fields : /** @type {Record<string, unknown>} */ ({});
  return {
    run: String(run ?? ''),
    service: String(service ?? ''),
    host: String(host ?? ''),
    pid: isCount(pid) ? pid : 0,
    last: isCount(last) ? last : 0,
  };
}

/** @param {Link} link @param {string} run @param {number} last */
function seen(link, run, last) {
  return link.hello?.run === run && last > link.last ? { ...link, last } : link;
}

/** @param {Link} link @param {{status: number, text: string}} answer */
function answered(link, { status, text }) {
  if (link.phase === 'live') return link;
  if (status === 503 && FULL.test(text)) return { ...link, refusal: text.trim() };
  if (NOBODY.has(status)) return link;
  return { ...link, refusal: `the service answers (HTTP ${status}) but does not open the stream` };
}

/**
 * @param {Link} link
 * @param {{code: number, reason: string}} event
 * @param {number} now
 * @param {number} random
 * @returns {[Link, Effect[]]}
 */
function closed(link, { code, reason }, now, random) {
  const wasLive = link.phase === 'live';
  const attempt = wasLive && now - link.liveAt >= GOOD_MS ? 0 : link.attempt;
  const refusal = code === 1008 ? `the service closed the connection: ${reason || 'not allowed'}` : link.refusal;
  const ms = refusal === null ? backoff(attempt, random) : REFUSED_MS;
  /** @type {Effect[]} */
  const effects = [{ type: 'wait', ms }];
  if (!wasLive && refusal === null && attempt >= PROBE_AFTER) effects.push({ type: 'probe' });
  return [{ ...link, phase: 'waiting', attempt: attempt + 1, retryAt: now + ms, refusal }, effects];
}
