import { parseHtml } from './parse-html.ts';

const renamed: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' };
/** Word gives each span a language and each heading a place; neither is meant. Pictures come from the library. */
const unwrapped = 'font, u, center, a:not([href]), a[href^="#"]';
const removed = 'script, title, meta, link, xml, img, [data-style*="mso-element:comment"]';

/**
 * What is pasted from a text processor or another website, without that program's own marks: its lists become lists, its
 * bold and italic letters elements. What the editor's schema does not know is dropped after that. A piece of one of our
 * own fields stays as it is.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const root = parseHtml(html);
  for (const element of root.querySelectorAll(removed)) element.remove();
  makeLists(root);
  for (const element of root.querySelectorAll('*')) if (element.localName.includes(':')) unwrap(element);
  for (const element of root.querySelectorAll('span, b, i')) takeStyle(element);
  for (const element of root.querySelectorAll(unwrapped)) unwrap(element);
  for (const element of root.querySelectorAll(Object.keys(renamed).join(',')))
    rename(element, renamed[element.localName]);
  for (const element of root.querySelectorAll('[lang], [dir], [id], [align]'))
    for (const name of ['lang', 'dir', 'id', 'align']) element.removeAttribute(name);
  for (const element of root.querySelectorAll('p, h2, h3, h4'))
    if (!element.textContent.trim() && !element.querySelector('br')) element.remove();
  return root.innerHTML;
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name = element.localName): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Google Docs writes bold as a style, and `<b>` around everything that is not bold. */
function takeStyle(element: Element) {
  const style = element.getAttribute('data-style') ?? '';
  const isBold = /font-weight:/.test(style) ? /font-weight:\s*(?:bold|[6-9]00)/.test(style) : element.localName === 'b';
  const isItalic = /font-style:/.test(style) ? /font-style:\s*italic/.test(style) : element.localName === 'i';
  const inner = isItalic ? rename(element, 'em') : rename(element, 'span');
  if (!isBold) return isItalic ? undefined : unwrap(inner);
  const outer = inner.ownerDocument.createElement('strong');
  inner.replaceWith(outer);
  outer.append(...(isItalic ? [inner] : inner.childNodes));
}

/** Word writes the items of a list as paragraphs, each with its level in a style and its sign as text. */
function makeLists(root: Element) {
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(/mso-list:[^;"]*level(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const sign = paragraph.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]');
    const name = /^\s*[\dA-Za-z]{1,4}[.)]/.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (paragraph.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== name) open.pop();
    if (open.length < level) open.push(startList(paragraph, name, open));
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

function startList(paragraph: Element, name: string, open: readonly Element[]): Element {
  const list = paragraph.ownerDocument.createElement(name);
  const item = open.at(-1)?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}
