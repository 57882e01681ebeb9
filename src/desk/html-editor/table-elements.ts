import type { Attributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { keptAttributes } from './kept-attributes.ts';

const spanOf = (name: string): Attributes => ({
  [name]: {
    default: 1,
    parseHTML: (element) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
    renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  },
});

/** Without widths of columns, which the policy of the site refuses as styles. */
const cellAttributes = (): Attributes => ({
  ...spanOf('colspan'),
  ...spanOf('rowspan'),
  ...keptAttributes('align', 'scope'),
  // The commands for tables ask for it.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

export const tableElements = [
  Table.extend({
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    addNodeView: () => null,
  }),
  TableRow,
  TableHeader.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
  TableCell.extend({
    addAttributes: cellAttributes,
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
];
