import type { HsCode } from './law-rows.ts';

const columns = ['list', 'key', 'code', 'basis', 'note', 'source', 'confidence'];

/** The text of `content/hs-codes.csv`. */
export function writeHsCodes(codes: readonly HsCode[]): string {
  const rows = codes.map(({ list, key, itc_hs, basis, note, source, confidence }) => [
    list,
    key,
    itc_hs,
    basis === 'order' || basis === 'notification' ? 'order' : 'ours',
    note ?? '',
    source ?? '',
    confidence,
  ]);
  return [columns, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
