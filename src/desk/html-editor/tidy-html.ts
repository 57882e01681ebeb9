const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Whether a text has no block, such as an address of a few lines. */
export const isLine = (root: Element) => ![...root.querySelectorAll('*')].some((each) => isBlock(each));
const isBlock = ({ localName }: Element) => localName !== 'br' && !inline.has(localName);

/**
 * Writes HTML as the site stores it, whether it came from a file or an editor: a paragraph alone in an item or a cell is
 * none, rows of headings are the head of their table, and no empty paragraph ends a text.
 */
export function tidyHtml(root: Element): void {
  for (const holder of root.querySelectorAll('li, td, th')) {
    const [first, second] = holder.children;
    const isLoose = first?.localName === 'p' && first.attributes.length === 0;
    if (isLoose && (!second || (holder.localName === 'li' && !holder.querySelector(':scope > p ~ p'))))
      first.replaceWith(...first.childNodes);
  }
  for (const body of root.querySelectorAll('table > tbody:first-child')) separateHead(body);
  while (root.children.length > 1 && isEmptyParagraph(root.lastElementChild)) root.lastElementChild?.remove();
}

const isEmptyParagraph = (element: Element | null) => element?.localName === 'p' && !element.hasChildNodes();

function separateHead(body: Element) {
  const rows = [...body.children];
  const isHead = (row: Element) => [...row.children].every(({ localName }) => localName === 'th');
  const end = rows.findIndex((row) => !isHead(row));
  if (end < 1) return;
  const head = body.ownerDocument.createElement('thead');
  head.append(...rows.slice(0, end));
  body.before(head);
}

/** The same text in one spelling, so that two can be compared: blanks as a browser shows them, attributes by name. */
export function spellHtml(root: Element): string {
  tidyHtml(root);
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.sort(([a], [b]) => (a < b ? -1 : 1))) element.setAttribute(name, value);
  }
  const line = { last: undefined as Text | undefined, endsInBlank: true };
  spellBlanks(root, line);
  endLine(line);
  return root.innerHTML;
}

type Line = { last: Text | undefined; endsInBlank: boolean };

function endLine(line: Line) {
  if (line.last) line.last.data = line.last.data.replace(/ $/, '');
  Object.assign(line, { last: undefined, endsInBlank: true });
}

function spellBlanks(parent: Element, line: Line) {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === node.TEXT_NODE) spellText(node as Text, line);
    else if (node.nodeType === node.ELEMENT_NODE) spellElement(node as Element, line);
    else node.parentNode?.removeChild(node);
  }
}

function spellText(text: Text, line: Line) {
  const blanks = text.data.replace(/[ \t\r\n\f]+/g, ' ');
  text.data = line.endsInBlank ? blanks.replace(/^ /, '') : blanks;
  if (!text.data) return text.remove();
  Object.assign(line, { last: text, endsInBlank: text.data.endsWith(' ') });
}

function spellElement(element: Element, line: Line) {
  const isOwnLine = isBlock(element) || element.localName === 'br';
  if (isOwnLine) endLine(line);
  if (element.localName === 'pre') return;
  spellBlanks(element, line);
  if (isOwnLine) endLine(line);
  else if (!element.hasChildNodes()) Object.assign(line, { last: undefined, endsInBlank: false });
}
