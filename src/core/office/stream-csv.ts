import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { isFormula } from '#core/content/cell-text.ts';

/**
 * A CSV file that is read on only as fast as somebody takes what was read. A cell that a spreadsheet would run as a
 * formula gets an apostrophe before it, and all of it a mark that it is Unicode.
 * @param parts so many rows as are in memory at once
 */
export function streamCsv(
  head: readonly string[],
  parts: AsyncIterable<readonly string[][]>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(csvOf(head, parts), { objectMode: false })) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
}

async function* csvOf(head: readonly string[], parts: AsyncIterable<readonly string[][]>) {
  const encoder = new TextEncoder();
  yield encoder.encode(`\uFEFF${stringify([head])}`);
  for await (const rows of parts)
    yield encoder.encode(stringify(rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell)))));
}
