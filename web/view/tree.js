import { count } from '../model/format.js';
import { LIMITS } from '../model/limits.js';
import { button, make, setAttribute, setText } from './element.js';

/** @typedef {import('./keys.js').Dispatch} Dispatch */

/**
 * @typedef {import('../model/tree.js').Node} Node
 * @typedef {import('../model/page.js').Opened} Opened
 */

/**
 * A value as a tree whose levels are built when they are opened.
 *
 * @param {HTMLElement} element
 * @param {Dispatch} dispatch
 * @param {string} label
 * @returns {(root: Node | null, opened: Opened) => void}
 */
export function mountTree(element, dispatch, label) {
  const tree = make('ul', 'tree');
  tree.setAttribute('role', 'tree');
  tree.setAttribute('aria-label', label);
  tree.addEventListener('keydown', (event) => moveInTree(tree, event));
  element.append(tree);
  /** @type {NodeView | null} */
  let view = null;
  /** Of which row the tree is; nodes of two rows may have the same id. */
  let of = -1;
  return (root, opened) => {
    tree.hidden = root === null;
    if (view?.node.id !== root?.id || of !== opened.id) {
      of = opened.id;
      view = root === null ? null : new NodeView(root, dispatch, 1);
      tree.replaceChildren(...(view === null ? [] : [view.element]));
      if (view !== null) view.element.tabIndex = 0;
    }
    if (root !== null) view?.update(opened);
  };
}

/** One value with the children that were opened. */
class NodeView {
  element = make('li', 'node');
  #line = make('div', 'node-line');
  #value = make('span', '');
  /** @type {HTMLUListElement | null} */
  #group = null;
  /** @type {NodeView[]} */
  #children = [];
  /** @type {HTMLButtonElement | null} */
  #whole = null;
  #more;
  #depth;
  #dispatch;

  /** @param {Node} node @param {Dispatch} dispatch @param {number} depth */
  constructor(node, dispatch, depth) {
    this.node = node;
    this.#dispatch = dispatch;
    this.#depth = depth;
    this.#more = button('more', '', () => dispatch({ type: 'more', node, from: this.#children.length }));
    this.#value.className = `value type-${node.type}`;
    setAttribute(this.element, 'role', 'treeitem');
    setAttribute(this.element, 'aria-level', depth);
    this.element.tabIndex = -1;
    this.#fillLine(node);
    this.element.append(this.#line);
  }

  /** @param {Opened} opened */
  update(opened) {
    const { node } = this;
    const level = opened.levels.get(node.id);
    const isOpen = level !== undefined && !opened.closed.has(node.id);
    if (node.size > 0) setAttribute(this.element, 'aria-expanded', isOpen);
    this.#showText(opened.texts.get(node.id));
    if (level !== undefined && isOpen) this.#showLevel(level, opened);
    if (this.#group !== null) this.#group.hidden = !isOpen;
  }

  /** @param {Node} node */
  #fillLine(node) {
    const { key, size, note, length } = node;
    this.#line.append(make('span', 'twist'));
    if (key !== '') this.#line.append(make('span', 'key', key), make('span', 'colon', ': '));
    this.#line.append(this.#value);
    if (size > 0) this.#line.append(make('span', 'note size', sizeText(node)));
    if (note !== '') this.#line.append(make('span', 'note', note));
    if (length > 0) this.#line.append(this.#makeWhole(length));
    const copy = button('copy', 'Copy', () => this.#dispatch({ type: 'copyNode', node }));
    copy.title = 'Copy this value as JSON';
    copy.tabIndex = -1;
    this.#line.append(copy);
    if (size === 0) return;
    this.#line.addEventListener('click', () => {
      if (String(getSelection()) === '') this.#dispatch({ type: 'toggle', node });
    });
  }

  /** @param {number} length */
  #makeWhole(length) {
    const { node } = this;
    this.#whole = button('more', `all ${count(length)} characters`, () => this.#dispatch({ type: 'showText', node }));
    return this.#whole;
  }

  /** @param {string | undefined} whole */
  #showText(whole) {
    const text = whole ?? this.node.text;
    setText(this.#value, this.node.type === 'string' ? `"${text}"` : text);
    if (whole !== undefined) this.#whole?.remove();
  }

  /** @param {import('../model/tree.js').Level} level @param {Opened} opened */
  #showLevel(level, opened) {
    if (this.#group === null) this.#group = this.#makeGroup();
    for (const node of level.nodes.slice(this.#children.length)) {
      const child = new NodeView(node, this.#dispatch, this.#depth + 1);
      this.#children.push(child);
      this.#group.insertBefore(child.element, this.#group.lastElementChild);
    }
    for (const child of this.#children) child.update(opened);
    const left = level.total - this.#children.length;
    this.#more.hidden = left <= 0;
    setText(this.#more, `${count(Math.min(left, LIMITS.pageItems))} more of ${count(left)}`);
  }

  #makeGroup() {
    const item = make('li', 'more-line', this.#more);
    item.setAttribute('role', 'none');
    const group = make('ul', '', item);
    group.setAttribute('role', 'group');
    this.element.append(group);
    return group;
  }
}

/** @param {Node} node */
function sizeText({ type, size }) {
  return type === 'object' ? `{${count(size)}}` : `${type === 'set' ? 'set ' : ''}[${count(size)}]`;
}

/** @param {HTMLElement} tree @param {KeyboardEvent} event */
function moveInTree(tree, event) {
  const item = event.target;
  if (!(item instanceof HTMLLIElement)) return;
  const next = targetOf(tree, item, event.key);
  if (next === undefined) return;
  event.preventDefault();
  if (next === null) return;
  item.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/**
 * @param {HTMLElement} tree
 * @param {HTMLLIElement} item
 * @param {string} key
 * @returns {HTMLElement | null | undefined} where the focus goes; null for nowhere, undefined when the key means nothing here
 */
function targetOf(tree, item, key) {
  const expanded = item.getAttribute('aria-expanded');
  const line = /** @type {HTMLElement | null} */ (item.querySelector('.node-line'));
  const isToggle = key === 'Enter' || (key === 'ArrowRight' && expanded === 'false');
  if (isToggle || (key === 'ArrowLeft' && expanded === 'true')) return clicked(line);
  if (key === 'c') return clicked(/** @type {HTMLElement | null} */ (item.querySelector('.copy')));
  if (key === 'ArrowLeft')
    return /** @type {HTMLElement | undefined} */ (item.parentElement?.closest('.node') ?? undefined);
  if (key === 'ArrowRight') return /** @type {HTMLElement | null} */ (item.querySelector('.node'));
  const nodes = /** @type {NodeListOf<HTMLElement>} */ (tree.querySelectorAll('.node'));
  const items = [...nodes].filter((node) => node.offsetParent !== null);
  const at = items.indexOf(item);
  const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
  const place = /** @type {Record<string, number>} */ (places)[key];
  return place === undefined ? undefined : (items[place] ?? null);
}

/** @param {HTMLElement | null} element @returns {null} */
function clicked(element) {
  element?.click();
  return null;
}
