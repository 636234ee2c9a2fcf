const PREFIX = 'remote-logger.';

/** @param {string} name @returns {string | null} what was kept in this browser; null also when it keeps nothing */
export function remembered(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} value */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
