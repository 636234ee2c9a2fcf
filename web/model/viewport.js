/**
 * Arithmetic of a list that draws only the rows in sight; all in pixels and row numbers.
 *
 * @typedef {{top: number, height: number}} View how far it is scrolled, and how high it is
 */

/** The height of every row. */
export const ROW_HEIGHT = 24;
/** Rows drawn beyond each edge, so that a quick scroll does not show a blank. */
const BEYOND = 8;
/** Closer to the end than this is at the end: scrolled positions are not always whole. */
const NEAR = 4;

/** @param {View} view @param {number} total @returns {[number, number]} the first row to draw, and the one after the last */
export function inSight({ top, height }, total) {
  const first = Math.floor(top / ROW_HEIGHT) - BEYOND;
  const last = Math.ceil((top + height) / ROW_HEIGHT) + BEYOND;
  return [clamp(first, 0, total), clamp(last, 0, total)];
}

/** @param {View} view @param {number} total @returns {number} the last row that is fully in sight; -1 for none */
export function lowestInSight({ top, height }, total) {
  return Math.min(total, Math.floor((top + height + NEAR) / ROW_HEIGHT)) - 1;
}

/** @param {View} view @param {number} total */
export function isAtTail({ top, height }, total) {
  return top + height >= total * ROW_HEIGHT - NEAR;
}

/** @param {View} view @param {number} total @returns {number} the `top` that shows the last row */
export function tailTop({ height }, total) {
  return Math.max(0, total * ROW_HEIGHT - height);
}

/** @param {View} view @param {number} index @returns {number} the nearest `top` at which the row is fully in sight */
export function revealing({ top, height }, index) {
  const rowTop = index * ROW_HEIGHT;
  if (rowTop < top) return rowTop;
  return Math.max(top, rowTop + ROW_HEIGHT - height);
}

/**
 * The row that a key leads to; with nothing selected it is at the top, or the newest where that is followed.
 *
 * @param {number | null} selected
 * @param {number} step
 * @param {{top: number, total: number, follows: boolean}} list
 */
export function moved(selected, step, { top, total, follows }) {
  const from = selected ?? (follows && step < 0 ? total : top - Math.sign(step));
  return clamp(from + step, 0, total - 1);
}

/** @param {View} view @returns {number} rows that a page key moves by */
export function pageSize({ height }) {
  return Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
}

/** @param {number} value @param {number} low @param {number} high */
export function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}
