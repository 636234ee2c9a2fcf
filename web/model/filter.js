/**
 * What the filter box says: every term has to hold.
 *
 * @typedef {{word: string, wanted: boolean}} Term
 */

const TERM = /(-?)(?:"([^"]*)"?|(\S+))/g;

/**
 * Reads the text of the filter box; whatever is typed means something, so there are no errors.
 *
 * @param {string} text words, `-word`, `"two words"`; a lone `-` is a word that is not finished yet
 * @returns {Term[]}
 */
export function parseFilter(text) {
  return [...text.matchAll(TERM)]
    .map(([, minus, quoted, bare]) => ({ word: (quoted ?? bare ?? '').toLowerCase(), wanted: minus === '' }))
    .filter(({ word }) => word !== '' && word !== '-');
}

/**
 * Whether all terms hold for texts that are one row.
 *
 * @param {Term[]} terms
 * @param {string[]} lines
 */
export function matches(terms, lines) {
  if (terms.length === 0) return true;
  const lowered = lines.map((line) => line.toLowerCase());
  return terms.every(({ word, wanted }) => lowered.some((line) => line.includes(word)) === wanted);
}
