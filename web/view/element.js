/**
 * The part of the page's own markup that a view works on.
 *
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function part(parent, selector) {
  const found = parent.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} className
 * @param {(Node | string)[]} content strings enter as text
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, className, ...content) {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/**
 * @param {string} className
 * @param {string} label what is read, and seen unless the style shows an icon
 * @param {() => void} onClick
 */
export function button(className, label, onClick) {
  const element = make('button', className, label);
  element.type = 'button';
  element.addEventListener('click', (event) => {
    event.stopPropagation();
    onClick();
  });
  return element;
}

/**
 * Writes only what differs, so that selected text and the layout stay.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const node = element.firstChild;
  if (node instanceof Text && node.nextSibling === null) {
    if (node.data !== text) node.data = text;
  } else if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} text whose lines break where a part of it ends */
export function setBreakable(element, text) {
  if (element.textContent === text) return;
  element.replaceChildren(...text.split(/(?<=[(:./])(?!\d|\w+:\d)/).flatMap((piece) => [piece, make('wbr', '')]));
}

/** @param {Element} element @param {string} name @param {string | number | boolean} value */
export function setAttribute(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}
