const MAYBE_LONG = /\d{16}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const INTEGER = /^-?(?:0|[1-9]\d*)$/;

/**
 * Parses JSON without rounding integers: one past 2^53 becomes `{"$int": "digits"}`, as the contract writes it.
 *
 * @param {string} text
 * @returns {unknown}
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseExact(text) {
  return JSON.parse(MAYBE_LONG.test(text) ? tagLongIntegers(text) : text);
}

/** @param {string} text */
function tagLongIntegers(text) {
  let out = '';
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const end = endOfToken(text, at);
    if (isLongInteger(text, at, end)) {
      out += `${text.slice(copied, at)}{"$int":"${text.slice(at, end)}"}`;
      copied = end;
    }
    at = end;
  }
  return out + text.slice(copied);
}

/** @param {string} text @param {number} at */
function endOfToken(text, at) {
  if (text[at] === '"') return endOfString(text, at);
  NUMBER.lastIndex = at;
  return NUMBER.test(text) ? NUMBER.lastIndex : at + 1;
}

/** @param {string} text @param {number} at where the string opens */
function endOfString(text, at) {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

/** @param {string} text @param {number} at */
function isEscaped(text, at) {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** @param {string} text @param {number} from @param {number} to */
function isLongInteger(text, from, to) {
  if (to - from < 16 || text[from] === '"') return false;
  const literal = text.slice(from, to);
  return INTEGER.test(literal) && !Number.isSafeInteger(Number(literal));
}
