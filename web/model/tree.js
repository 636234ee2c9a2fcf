import { LIMITS } from './limits.js';
import { cut, preview } from './preview.js';
import { meaningOf, membersOf, readableKey, sizeOf } from './value.js';
import { visible } from './visible.js';

/** @typedef {import('./value.js').ValueType} ValueType */

/**
 * What the page needs to draw one line of a tree; the value itself stays with the worker.
 *
 * @typedef {object} Node
 * @property {string} id of this node within the selected row
 * @property {number} line which of the row's lines it is in
 * @property {Key[]} path the keys that lead to it in that line
 * @property {string} key as people wrote it; empty for a root
 * @property {ValueType} type
 * @property {string} text the leaf's text, perhaps cut, or a preview of the container
 * @property {string} note
 * @property {number} length of the whole text when it was cut; else 0
 * @property {number} size how many children
 *
 * @typedef {{nodes: Node[], total: number}} Level a node's children, as far as they were asked for
 * @typedef {import('./value.js').Key} Key
 */

/** @param {number} line @param {Key[]} path */
export function nodeId(line, path) {
  return `${line}${JSON.stringify(path)}`;
}

/** @param {unknown} value @param {number} line @param {Key[]} path @param {string} [key] @returns {Node} */
export function nodeOf(value, line, path, key = '') {
  const meaning = meaningOf(value);
  const size = sizeOf(meaning);
  const leaf = meaning.inner === undefined;
  const text = leaf ? cut(meaning.text, LIMITS.stringChars) : brackets(meaning.type, preview(value, 80));
  const length = leaf && text.length < meaning.text.length ? meaning.text.length : 0;
  const { type, note } = meaning;
  return { id: nodeId(line, path), line, path, key: visible(key), type, text: visible(text), note, length, size };
}

/**
 * A node's children from a position on, at most `LIMITS.pageItems` of them.
 *
 * @param {unknown} value
 * @param {number} line
 * @param {Key[]} path
 * @param {number} from
 * @returns {Level}
 */
export function levelOf(value, line, path, from) {
  const meaning = meaningOf(value);
  const within = [...path, ...meaning.within];
  const nodes = membersOf(meaning, from, LIMITS.pageItems).map(([key, member]) =>
    nodeOf(member, line, [...within, key], readableKey(key)),
  );
  return { nodes, total: sizeOf(meaning) };
}

/** @param {ValueType} type @param {string} text */
function brackets(type, text) {
  return type === 'object' ? `{${text}}` : text;
}
