import { Extension, Node } from '@tiptap/core';
import { contentId } from '#core/html/content-address.ts';
import { ifAllowed, keptAttributes } from './kept-attributes.ts';

const paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
  },
});

const levels = [1, 2, 3, 4, 5, 6];

const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level });
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3), 'Mod-Alt-4': toggle(4) };
  },
});

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    cite: {
      default: null,
      parseHTML: (element) => (ifAllowed('cite')(element) === null ? element.getAttribute('cite') : null),
    },
  }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

const codeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
});

const details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],
  // A closed one would hide what is written in it.
  addNodeView: () => () => {
    const dom = document.createElement('div');
    dom.className = 'html-editor-details';
    return { dom, contentDOM: dom };
  },
});

const summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
});

const rule = Node.create({
  name: 'rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: ({ HTMLAttributes }) => ['hr', HTMLAttributes],
});

/** A picture that stands by itself in a figure. */
const plate = Node.create({
  name: 'plate',
  draggable: true,
  addAttributes: () => keptAttributes('src', 'alt', 'title', 'width', 'height', 'loading'),
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60, getAttrs: ifAllowed('src') }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(plate | table | blockquote | codeBlock) caption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const caption = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** What any block may say about its language and its place. */
const everywhere = Extension.create({
  name: 'everywhere',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'codeBlock', 'details', 'summary', 'figure', 'caption'],
        ...['bulletList', 'orderedList', 'listItem', 'table', 'tableRow', 'tableHeader', 'tableCell'],
      ],
      attributes: {
        ...keptAttributes('lang', 'dir'),
        id: {
          default: null,
          // A second one would not be found.
          keepOnSplit: false,
          parseHTML: (element) => (element.id ? contentId(element.id) : null),
        },
      },
    },
  ],
});

/** What stands below one another, but lists and tables. */
export const blockElements = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  ...[paragraph, heading, blockquote, codeBlock, details, summary, figure, plate, caption, rule, everywhere],
];
