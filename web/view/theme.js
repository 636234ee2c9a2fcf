import { remember, remembered } from './remember.js';

const THEMES = ['system', 'light', 'dark'];

/** @returns {string} the theme after the current one, now in force, in words */
export function nextTheme() {
  const next = THEMES[(THEMES.indexOf(current()) + 1) % THEMES.length] ?? 'system';
  remember('theme', next === 'system' ? null : next);
  apply(next);
  return `Theme: ${next === 'system' ? 'as the system' : next}`;
}

function current() {
  return remembered('theme') ?? 'system';
}

/** @param {string} theme */
function apply(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

apply(current());
