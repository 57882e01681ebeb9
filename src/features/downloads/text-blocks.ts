import type { MarkdownBlock } from '#core/content/markdown-blocks.ts';
import type { OfficeBlock } from '#core/office/office-text.ts';

/** The blocks of a Markdown text as a document sets them; a quotation becomes a small note. */
export function textBlocks(blocks: readonly MarkdownBlock[]): OfficeBlock[] {
  return blocks.map((block): OfficeBlock => {
    if (block.kind === 'heading') return { ...block, level: block.level <= 2 ? 2 : 3 };
    if (block.kind === 'quote') return { kind: 'note', text: block.text };
    if (block.kind !== 'table') return block;
    const rows = block.rows.map((row) => ({ cells: row.map(({ text }) => text), isHead: false }));
    return { kind: 'table', rows: [{ cells: block.head, isHead: true }, ...rows] };
  });
}
