/** @param {string} text @returns {Promise<boolean>} whether the browser did it; only on https and on this machine it may */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
