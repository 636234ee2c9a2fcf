import { count, fullTime } from '../model/format.js';
import { CHANGES } from '../model/row.js';
import { mountChanges } from './changes.js';
import { button, make, part, setAttribute, setBreakable, setText } from './element.js';
import { leaveDetail } from './keys.js';
import { levelClass } from './row.js';
import { mountTree } from './tree.js';

/** @typedef {import('./keys.js').Dispatch} Dispatch */

/**
 * @typedef {import('../model/page.js').State} State
 * @typedef {import('../model/page.js').Tab} Tab
 */

/** @type {Tab[]} */
const TABS = ['main', 'changes', 'raw'];

/**
 * Everything about the selected event.
 *
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @returns {(state: State) => void}
 */
export function mountDetail(element, dispatch) {
  const panel = part(element, '[role=tabpanel]');
  const updateHead = mountHead(element, dispatch);
  const updateTabs = mountTabs(element, dispatch);
  const updatePanels = mountPanels(element, dispatch);
  part(element, '#detail-close').addEventListener('click', () => leaveDetail(document, dispatch));
  return (state) => {
    const { detail, selected } = state;
    const isThere = selected !== null;
    element.classList.toggle('is-open', state.detailOpen && isThere);
    element.classList.toggle('is-empty', !isThere);
    part(element, '#detail-none').hidden = isThere;
    part(element, '#detail-some').hidden = !isThere;
    if (detail === null || detail.id !== selected) return;
    const tab = tabOf(state);
    updateHead(state);
    updateTabs(state, tab);
    updatePanels(state, tab);
    if (panel.dataset.of !== `${selected}${tab}`) panel.scrollTop = 0;
    panel.dataset.of = `${selected}${tab}`;
  };
}

/**
 * The chosen tab, or the first where this event has no such.
 *
 * @param {State} state
 * @returns {Tab}
 */
function tabOf(state) {
  if (state.tab === 'changes' && !hasChanges(state)) return 'main';
  return state.tab === 'main' && isDiff(state) ? 'changes' : state.tab;
}

/** @param {State} state */
function rowOf({ rows, selected }) {
  return selected === null ? undefined : rows.byId(selected);
}

/** @param {State} state */
function hasChanges(state) {
  const row = rowOf(state);
  return row?.kind === 'action' || row?.kind === 'diff';
}

/**
 * A diff of its own has nothing but changes.
 *
 * @param {State} state
 */
function isDiff(state) {
  return rowOf(state)?.kind === 'diff';
}

/** @param {HTMLElement} element @param {Dispatch} dispatch @returns {(state: State) => void} */
function mountHead(element, dispatch) {
  const title = part(element, '#detail-title');
  const level = make('span', 'level');
  const name = make('span', '');
  title.append(level, name);
  const when = part(element, '#detail-when');
  const source = part(element, '#detail-source');
  const cause = part(element, '#detail-cause');
  let selectCause = () => {};
  const toCause = button('link', '', () => selectCause());
  cause.append('dispatched while handling ', toCause);
  const copy = button('copy', 'Copy', () => dispatch({ type: 'copy', text: part(source, '.where').textContent ?? '' }));
  copy.title = 'Copy file and line';
  source.append(copy, make('span', 'where'), make('span', 'caller'));
  return (state) => {
    const row = rowOf(state);
    const facts = state.detail?.facts;
    title.className = levelClass(row?.level ?? '');
    setText(level, row?.level ? `${row.level} ` : '');
    setBreakable(name, row?.name || row?.preview || '');
    setText(
      when,
      [row?.seq ? `#${row.seq}` : '', row?.store, fullTime(row?.time ?? Number.NaN)].filter(Boolean).join('  ·  '),
    );
    source.hidden = !facts?.source;
    setBreakable(part(source, '.where'), facts?.source ?? '');
    setBreakable(part(source, '.caller'), facts?.caller ?? '');
    cause.hidden = !facts?.cause;
    setText(toCause, `#${facts?.cause}`);
    const causing = row && facts?.cause ? state.rows.earlier(row, facts.cause) : undefined;
    toCause.disabled = causing === undefined;
    selectCause = () => {
      if (causing) dispatch({ type: 'select', id: causing.id });
    };
  };
}

/** @param {HTMLElement} element @param {Dispatch} dispatch @returns {(state: State, tab: Tab) => void} */
function mountTabs(element, dispatch) {
  const tabs = TABS.map((name) => ({ name, tab: part(element, `#tab-${name}`) }));
  for (const { name, tab } of tabs) tab.addEventListener('click', () => dispatch({ type: 'tab', tab: name }));
  part(element, '[role=tablist]').addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const there = tabs.filter(({ tab }) => !tab.hidden);
    const at = there.findIndex(({ tab }) => tab === event.target);
    const next = there[(at + step + there.length) % there.length];
    if (next) dispatch({ type: 'tab', tab: next.name });
    next?.tab.focus();
  });
  return (state, chosen) => {
    setText(part(element, '#tab-main'), state.detail?.facts?.label ?? 'Event');
    part(element, '#tab-main').hidden = isDiff(state);
    part(element, '#tab-changes').hidden = !hasChanges(state);
    setText(part(element, '#tab-changes'), changesLabel(rowOf(state)?.changes ?? CHANGES.unknown));
    for (const { name, tab } of tabs) {
      setAttribute(tab, 'aria-selected', name === chosen);
      tab.tabIndex = name === chosen ? 0 : -1;
    }
    setAttribute(part(element, '[role=tabpanel]'), 'aria-labelledby', `tab-${chosen}`);
  };
}

/** @param {number} changes */
function changesLabel(changes) {
  return changes >= 0 ? `Changes ${count(changes)}` : 'Changes';
}

/** @param {HTMLElement} element @param {Dispatch} dispatch @returns {(state: State, tab: Tab) => void} */
function mountPanels(element, dispatch) {
  const [main, changes, raw] = TABS.map((name) => part(element, `#panel-${name}`));
  if (!main || !changes || !raw) throw new Error('the page lacks a panel');
  const printed = make('pre', 'printed');
  main.append(printed);
  const updateTree = mountTree(main, dispatch, 'Value');
  const updateChanges = mountChanges(changes, dispatch);
  const updateRaw = mountRaw(raw, dispatch);
  return ({ detail }, tab) => {
    const facts = detail?.facts ?? null;
    part(element, '#detail-gone').hidden = facts !== null;
    [main, changes, raw].forEach((panel, index) => {
      panel.hidden = tab !== TABS[index] || facts === null;
    });
    if (detail === null || facts === null) return;
    printed.hidden = facts.printed === '';
    setText(printed, facts.printed);
    if (!main.hidden) updateTree(facts.root, detail);
    if (!changes.hidden) updateChanges(detail);
    if (!raw.hidden) updateRaw(detail);
  };
}

/**
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @returns {(opened: import('../model/page.js').Opened) => void}
 */
function mountRaw(element, dispatch) {
  const text = make('pre', 'raw');
  const more = button('more', '', () => dispatch({ type: 'showRaw' }));
  element.append(
    make(
      'p',
      'summary',
      button('copy always', 'Copy', () => dispatch({ type: 'copyRaw' })),
    ),
    text,
    more,
  );
  return ({ facts, raw }) => {
    setText(text, raw === '' ? (facts?.raw.join('\n') ?? '') : raw);
    more.hidden = raw !== '' || !facts?.rawLength;
    setText(more, `all ${count(facts?.rawLength ?? 0)} characters`);
  };
}
