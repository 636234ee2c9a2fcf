import { parseExact } from './json.js';

/**
 * One line of the stream, checked as far as the page relies on it; `fields` is the whole object.
 *
 * @typedef {object} LogEvent
 * @property {string} kind as sent, or `unreadable` when the line is not an event
 * @property {number} seq 0 when the event has none
 * @property {Record<string, unknown>} fields
 * @property {string} fault why the line is unreadable; else empty
 */

/** Kinds that carry a number of their own; without one they could not be placed. */
const NUMBERED = new Set(['action', 'diff', 'snapshot', 'message', 'mark']);

/**
 * Reads a line; never throws, because a broken line has to be seen too.
 *
 * @param {string} line
 * @returns {LogEvent}
 */
export function readEvent(line) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = parseExact(line);
  } catch (error) {
    return unreadable(error instanceof Error ? error.message : 'not JSON');
  }
  return isObject(parsed) ? checked(parsed) : unreadable('not a JSON object');
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isObject(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is number} */
export function isCount(value) {
  return Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;
}

/** @param {Record<string, unknown>} fields @returns {LogEvent} */
function checked(fields) {
  const { kind, seq } = fields;
  if (typeof kind !== 'string' || kind === '') return unreadable('no kind');
  const number = isCount(seq) ? seq : 0;
  if (NUMBERED.has(kind) && number === 0) return unreadable(`${kind} without seq`);
  if (kind === 'gap' && !isRange(fields)) return unreadable('gap without from and to');
  return { kind, seq: number, fields, fault: '' };
}

/** @param {Record<string, unknown>} fields */
function isRange({ from, to }) {
  return isCount(from) && isCount(to) && from <= to;
}

/** @param {string} fault @returns {LogEvent} */
function unreadable(fault) {
  return { kind: 'unreadable', seq: 0, fields: {}, fault };
}
