/** @param {number} value a whole number @param {number} width */
function padded(value, width) {
  return String(value).padStart(width, '0');
}

/** @param {number} time milliseconds since 1970 @returns {string} local time to the millisecond */
export function clock(time) {
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  const parts = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => padded(part, 2));
  return `${parts.join(':')}.${padded(date.getMilliseconds(), 3)}`;
}

/** @param {number} time @returns {string} date, local time to the microsecond, and offset */
export function fullTime(time) {
  if (Number.isNaN(time)) return '';
  const date = new Date(time);
  const day = [date.getFullYear(), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join('-');
  const micros = Math.round((time - Math.floor(time)) * 1000);
  return `${day} ${clock(time)}${padded(Math.min(micros, 999), 3)} ${offset(time)}`;
}

/** @param {number} time @returns {string} how far local time is ahead of UTC, as in `+01:00` */
export function offset(time) {
  const minutes = -new Date(time).getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '−' : '+'}${padded(Math.floor(size / 60), 2)}:${padded(size % 60, 2)}`;
}

/** @param {number} micros @returns {string} a duration in three or four digits */
export function delta(micros) {
  if (micros < 1_000) return `+${Math.round(micros)} µs`;
  if (micros < 999_500) return `+${(micros / 1_000).toFixed(micros < 99_950 ? 1 : 0)} ms`;
  if (micros < 59_995_000) return `+${(micros / 1_000_000).toFixed(2)} s`;
  const seconds = Math.round(micros / 1_000_000);
  if (seconds < 3_600) return `+${Math.floor(seconds / 60)}m ${padded(seconds % 60, 2)}s`;
  return `+${Math.floor(seconds / 3_600)}h ${padded(Math.floor((seconds % 3_600) / 60), 2)}m`;
}

/** @param {number} ms */
export function milliseconds(ms) {
  return ms < 999.5 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** @param {string} reason @returns {string} with the reason, unless it says the same */
export function goodbye(reason) {
  const adds = reason !== '' && reason !== 'the service stops';
  return `the service said goodbye${adds ? `: ${reason}` : ''}`;
}

/** @param {number} value @returns {string} with digits in groups of three */
export function count(value) {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** @param {number} value @param {string} noun */
export function counted(value, noun) {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}
