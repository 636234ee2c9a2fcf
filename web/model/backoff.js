const FIRST_MS = 400;
const LONGEST_MS = 10_000;

/**
 * How long to wait before trying again: doubling, with half of it left to chance so that many pages do not come at once.
 *
 * @param {number} attempt 0 for the first
 * @param {number} random from 0 up to 1
 * @returns {number} milliseconds
 */
export function backoff(attempt, random) {
  const full = Math.min(FIRST_MS * 2 ** Math.min(attempt, 16), LONGEST_MS);
  return Math.round(full * (0.5 + random / 2));
}
