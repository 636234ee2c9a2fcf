const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Text in which characters that have no shape, or that reorder what is around them, are written out.
 *
 * Line breaks and tabs stay: they are what they look like.
 *
 * @param {string} text
 */
export function visible(text) {
  return text.replace(UNSEEN, (char) => (char === '\n' || char === '\t' ? char : escaped(char)));
}

/** @param {string} char */
function escaped(char) {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}
