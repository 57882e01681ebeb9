import { htmlToText } from '#core/html/html-to-text.ts';
import type { PdfBlock } from './pdf-text.ts';

const blockPattern = /<(ul|ol|table)\b[^>]*>|<(p|li|h[2-6]|tr)\b[^>]*>([\s\S]*?)<\/\2\s*>/gi;
const cellPattern = /<(td|th)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/** The blocks of a cleaned HTML text, in order. */
export function htmlBlocks(html: string): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  let items: string[] = [];
  let rows: { cells: string[]; isHead: boolean }[] = [];
  for (const [, opening, tag = '', inner = ''] of html.matchAll(blockPattern)) {
    if (opening === 'table') {
      rows = [];
      blocks.push({ kind: 'table', rows });
    } else if (opening) {
      items = [];
      blocks.push({ kind: 'list', mark: opening === 'ol' ? 'number' : 'bullet', items });
    } else if (tag === 'tr') {
      const cells = [...inner.matchAll(cellPattern)];
      const isHead = cells.length > 0 && cells.every(([, kind]) => kind === 'th');
      rows.push({ cells: cells.map(([, , cell = '']) => htmlToText(cell)), isHead });
    } else {
      const text = htmlToText(inner);
      if (tag === 'li') items.push(text);
      else if (text) blocks.push(tag === 'p' ? { kind: 'paragraph', text } : { kind: 'heading', text, level: 3 });
    }
  }
  return blocks;
}
