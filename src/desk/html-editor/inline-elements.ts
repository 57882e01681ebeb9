import { Mark, Node } from '@tiptap/core';
import { contentAddress } from '#core/html/content-address.ts';
import { ifAllowed, keptAttributes } from './kept-attributes.ts';

type MarkOptions = { attributes?: readonly string[]; key?: string };

/** A mark that is written by any of these elements, and stays the one that it is. */
function markOf(name: string, tags: readonly string[], { attributes = [], key }: MarkOptions = {}) {
  return Mark.create({
    name,
    addAttributes: () => ({
      ...keptAttributes('lang', 'dir', ...attributes),
      tag: { default: tags[0], rendered: false, parseHTML: (element: HTMLElement) => element.localName },
    }),
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ mark, HTMLAttributes }) => [mark.attrs.tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return key ? { [key]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });
}

const marks = [
  markOf('bold', ['strong', 'b'], { key: 'Mod-b' }),
  markOf('italic', ['em', 'i'], { key: 'Mod-i' }),
  markOf('strike', ['s', 'del'], { key: 'Mod-Shift-s' }),
  markOf('subscript', ['sub'], { key: 'Mod-,' }),
  markOf('superscript', ['sup'], { key: 'Mod-.' }),
  markOf('code', ['code'], { key: 'Mod-e' }),
  markOf('kbd', ['kbd', 'samp', 'var']),
  markOf('underline', ['u', 'ins']),
  markOf('small', ['small']),
  markOf('highlight', ['mark']),
  markOf('quotation', ['q', 'cite']),
  markOf('abbreviation', ['abbr', 'dfn'], { attributes: ['title'] }),
  markOf('time', ['time'], { attributes: ['datetime'] }),
];

/** Words in another language. */
const span = Mark.create({
  name: 'span',
  addAttributes: () => keptAttributes('lang', 'dir'),
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const link = Mark.create({
  name: 'link',
  // What is typed after a link is not part of it.
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => contentAddress(element.getAttribute('href') ?? '') },
    ...keptAttributes('title', 'hreflang', 'rel', 'lang', 'dir'),
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: ifAllowed('href') }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => keptAttributes('src', 'alt', 'title', 'width', 'height', 'loading'),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: ifAllowed('src') }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A figure that follows a fact, so nobody types into it. */
const data = Node.create({
  name: 'data',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    ...keptAttributes('value'),
    words: { default: '', rendered: false, parseHTML: (element) => element.textContent },
  }),
  parseHTML: () => [{ tag: 'data[value]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['data', HTMLAttributes, node.attrs.words],
});

const lineBreak = Node.create({
  name: 'lineBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'lineBreak' }) };
  },
});

/** What stands in a line of text. Where marks overlap, the first of them is the outermost. */
export const inlineElements = [
  Node.create({ name: 'text', group: 'inline' }),
  ...[lineBreak, image, data, link, ...marks, span],
];
