/**
 * The lines of one WebSocket message.
 *
 * A message holds complete lines, so nothing is carried over to the next one.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function splitLines(text) {
  return text
    .split('\n')
    .map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
    .filter((line) => line !== '');
}
