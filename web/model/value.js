import { isObject } from './event.js';
import { counted } from './format.js';

/**
 * What a JSON value of the wire stands for: a plain value, or one of the contract's tagged ones.
 *
 * @typedef {'object' | 'array' | 'set' | 'string' | 'number' | 'boolean' | 'null' | 'data' | 'hidden' | 'ref'
 *   | 'opaque'} ValueType
 * @typedef {string | number} Key
 * @typedef {object} Meaning
 * @property {ValueType} type
 * @property {string} text the whole text of a leaf; empty for a container
 * @property {string} note what else is to be said: how much was cut, that it is an optional in an optional
 * @property {unknown} inner the container whose members are the children
 * @property {Key[]} within the keys that lead from the value to `inner`
 */

/** @typedef {(content: any) => Partial<Meaning> & {type: ValueType}} TagReader */

/** @type {Record<string, TagReader>} */
const LEAVES = {
  $int: (digits) => ({ type: 'number', text: String(digits) }),
  $decimal: (digits) => ({ type: 'number', text: String(digits), note: 'decimal' }),
  $float: (name) => ({ type: 'number', text: FLOATS[String(name)] ?? String(name) }),
  $data: (data) => ({ type: 'data', text: String(data?.base64 ?? ''), note: counted(data?.bytes ?? 0, 'byte') }),
  $hidden: (rule) => ({ type: 'hidden', text: `hidden by ${String(rule)}` }),
  $ref: (name) => ({ type: 'ref', text: `↑ ${String(name)}`, note: 'already above' }),
  $opaque: (name) => ({ type: 'opaque', text: String(name) }),
  $error: (reason) => ({ type: 'opaque', text: String(reason), note: 'not encoded' }),
};

/** @type {Record<string, string>} */
const FLOATS = { nan: 'NaN', inf: '∞', '-inf': '−∞' };

/** @param {unknown} value @returns {Meaning} */
export function meaningOf(value) {
  if (typeof value === 'string') return leaf('string', value);
  if (typeof value === 'number') return leaf('number', Object.is(value, -0) ? '-0' : String(value));
  if (typeof value === 'boolean') return leaf('boolean', String(value));
  if (value === null || value === undefined) return leaf('null', 'null');
  if (Array.isArray(value)) return container('array', value, []);
  return tagged(value) ?? container('object', value, []);
}

/** @param {Meaning} meaning @returns {number} how many children */
export function sizeOf(meaning) {
  if (Array.isArray(meaning.inner)) return meaning.inner.length;
  return isObject(meaning.inner) ? Object.keys(meaning.inner).length : 0;
}

/** @param {Meaning} meaning @param {number} from @param {number} count @returns {[Key, unknown][]} */
export function membersOf(meaning, from, count) {
  const inner = meaning.inner;
  if (Array.isArray(inner)) return inner.slice(from, from + count).map((item, index) => [from + index, item]);
  if (!isObject(inner)) return [];
  const names = Object.keys(inner).slice(from, from + count);
  return names.map((name) => [name, inner[name]]);
}

/**
 * A key as people wrote it: the wire doubles a leading `$`.
 *
 * @param {Key} key
 */
export function readableKey(key) {
  return typeof key === 'string' && key.startsWith('$$') ? key.slice(1) : String(key);
}

/** @param {unknown} value @param {Key[]} path @returns {unknown} */
export function valueAt(value, path) {
  /** @type {any} */
  let current = value;
  for (const key of path) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/** @param {object} value @returns {Meaning | undefined} */
function tagged(value) {
  const names = Object.keys(value);
  const tag = names[0];
  if (names.length !== 1 || tag === undefined || !tag.startsWith('$') || tag.startsWith('$$')) return undefined;
  const content = /** @type {Record<string, unknown>} */ (value)[tag];
  if (Object.hasOwn(LEAVES, tag)) return { ...leaf('null', ''), ...LEAVES[tag]?.(content) };
  return wrapper(tag, content);
}

/** @param {string} tag @param {unknown} content @returns {Meaning | undefined} */
function wrapper(tag, content) {
  if (tag === '$set' && Array.isArray(content)) return container('set', content, [tag]);
  if (tag === '$some') return inside(meaningOf(content), [tag], 'some');
  if (tag !== '$cut' || !isObject(content)) return undefined;
  return inside(meaningOf(content.kept), [tag, 'kept'], `cut, ${String(content.of)} in all`);
}

/** @param {Meaning} meaning @param {Key[]} keys @param {string} note @returns {Meaning} */
function inside(meaning, keys, note) {
  const notes = meaning.note === '' ? note : `${note}, ${meaning.note}`;
  return { ...meaning, within: [...keys, ...meaning.within], note: notes };
}

/** @param {ValueType} type @param {string} text @returns {Meaning} */
function leaf(type, text) {
  return { type, text, note: '', inner: undefined, within: [] };
}

/** @param {ValueType} type @param {unknown} inner @param {Key[]} within @returns {Meaning} */
function container(type, inner, within) {
  return { type, text: '', note: '', inner, within };
}
