import { remember, remembered } from './remember.js';

const THEMES = ['system', 'light', 'dark'];
const { dataset } = document.documentElement;

/** @returns {string} the theme after the current one, now in force, in words */
export function nextTheme() {
  const next = THEMES[(THEMES.indexOf(dataset.theme ?? 'system') + 1) % THEMES.length] ?? 'system';
  remember('theme', next === 'system' ? null : next);
  apply(next);
  return themeText();
}

/** @returns {string} the theme in force, in words */
export function themeText() {
  return `Theme: ${dataset.theme ?? 'as the system'}`;
}

/** @param {string} theme */
function apply(theme) {
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

apply(remembered('theme') ?? 'system');
