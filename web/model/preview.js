import { LIMITS } from './limits.js';
import { meaningOf, membersOf, readableKey, sizeOf } from './value.js';

const MAX_DEPTH = 4;

/**
 * A value in one short line, in the manner of a Swift call: `sku: "A-1", qty: 2`.
 *
 * Costs no more than the characters asked for, however large the value.
 *
 * @param {unknown} value
 * @param {number} [limit] characters
 * @returns {string}
 */
export function preview(value, limit = LIMITS.previewChars) {
  const meaning = meaningOf(value);
  return meaning.type === 'object' ? members(meaning, limit, 0) : short(value, limit, 0);
}

/** @param {string} text @param {number} limit */
export function cut(text, limit) {
  if (text.length <= limit) return text;
  const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}…`;
}

/** @param {unknown} value @param {number} limit @param {number} depth @returns {string} */
function short(value, limit, depth) {
  const meaning = meaningOf(value);
  if (meaning.type === 'string') return quote(meaning.text, limit);
  if (meaning.type === 'data') return meaning.note;
  if (meaning.type === 'hidden') return `‹${meaning.text}›`;
  if (meaning.inner === undefined) return cut(meaning.text, limit);
  const [open, close] = meaning.type === 'object' ? '{}' : '[]';
  if (sizeOf(meaning) === 0) return `${open}${close}`;
  return depth >= MAX_DEPTH ? `${open}…${close}` : `${open}${members(meaning, limit, depth + 1)}${close}`;
}

/** @param {import('./value.js').Meaning} meaning @param {number} limit @param {number} depth */
function members(meaning, limit, depth) {
  const total = sizeOf(meaning);
  let out = '';
  for (let index = 0; index < total; index += 1) {
    if (out.length >= limit) return `${out}…`;
    const [member] = membersOf(meaning, index, 1);
    if (member === undefined) break;
    const label = meaning.type === 'object' ? `${cut(readableKey(member[0]), 40)}: ` : '';
    out += `${index === 0 ? '' : ', '}${label}${short(member[1], limit - out.length, depth)}`;
  }
  return cut(out, limit);
}

/** @param {string} text @param {number} limit */
function quote(text, limit) {
  return JSON.stringify(cut(text, Math.max(limit, 8)));
}

/** @param {number} code */
function isHighSurrogate(code) {
  return code >= 0xd800 && code <= 0xdbff;
}
