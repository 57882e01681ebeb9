import { htmlToText } from '#core/html/html-to-text.ts';

/** A block of text that a brochure sets as one unit. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; number: number | null }
  | { kind: 'row'; cells: string[]; isHead: boolean };

const blockPattern = /<(ul|ol)\b[^>]*>|<(p|li|h[2-6]|tr)\b[^>]*>([\s\S]*?)<\/\2\s*>/gi;
const cellPattern = /<(td|th)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi;

/** The blocks of a cleaned HTML text, in order. */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let counter: number | null = null;
  for (const [, list, tag = '', inner = ''] of html.matchAll(blockPattern)) {
    if (list) {
      counter = list.toLowerCase() === 'ol' ? 0 : null;
      continue;
    }
    const text = htmlToText(inner);
    if (tag === 'tr') {
      const cells = [...inner.matchAll(cellPattern)];
      const isHead = cells.length > 0 && cells.every(([, kind]) => kind === 'th');
      blocks.push({ kind: 'row', cells: cells.map(([, , cell = '']) => htmlToText(cell)), isHead });
    } else if (tag === 'li') {
      if (counter !== null) counter += 1;
      blocks.push({ kind: 'item', text, number: counter });
    } else if (text) blocks.push(tag === 'p' ? { kind: 'paragraph', text } : { kind: 'heading', text });
  }
  return blocks;
}
