import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import type { OpenTable, Row } from './open-table.ts';
import type { ReleasedFile } from './release.ts';
import { csvHead, csvRows, jsonLines } from './table-text.ts';

const rowsAtOnce = 2_000;

export type WrittenTable = {
  csv: ReleasedFile;
  jsonl: ReleasedFile;
  /** The hash of each row by its key. */
  rows: Map<string, string>;
};

/** Writes both files of a table into the folder, some rows at a time, so that a large table needs little memory. */
export async function writeTable(tx: Pick<Queryable, 'execute'>, table: OpenTable, base: string, folder: string) {
  const csv = await openFile(join(folder, `${table.name}.csv`));
  const jsonl = await openFile(join(folder, `${table.name}.jsonl`));
  const rows = new Map<string, string>();
  try {
    await csv.write(csvHead(table));
    await tx.execute(sql`declare open_rows cursor for ${table.rows(base)}`);
    for (;;) {
      const { rows: part } = await tx.execute<Row>(sql`fetch ${sql.raw(String(rowsAtOnce))} from open_rows`);
      if (part.length === 0) break;
      await csv.write(csvRows(table, part));
      await jsonl.write(jsonLines(table, part));
      for (const row of part) rows.set(keyOf(table, row), hashOf(table, row));
    }
    await tx.execute(sql`close open_rows`);
  } finally {
    await csv.close();
    await jsonl.close();
  }
  return { csv: csv.released(), jsonl: jsonl.released(), rows } satisfies WrittenTable;
}

/** How a table differs from the file of an earlier release. */
export async function compareTable(table: OpenTable, rows: WrittenTable['rows'], earlier: string) {
  let [known, changed, removed] = [0, 0, 0];
  for await (const line of createInterface({ input: createReadStream(earlier), crlfDelay: Number.POSITIVE_INFINITY })) {
    const row: Row = JSON.parse(line);
    const hash = rows.get(keyOf(table, row));
    if (hash === undefined) removed += 1;
    else known += 1;
    if (hash !== undefined && hash !== hashOf(table, row)) changed += 1;
  }
  return { added: rows.size - known, changed, removed };
}

const keyOf = ({ key }: OpenTable, row: Row) => JSON.stringify(key.map((name) => row[name]));
const hashOf = (table: OpenTable, row: Row) =>
  createHash('sha1')
    .update(jsonLines(table, [row]))
    .digest('base64');

async function openFile(path: string) {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async write(text: string) {
      const part = Buffer.from(text);
      hash.update(part);
      bytes += part.length;
      await file.writeFile(part);
    },
    close: () => file.close(),
    released: (): ReleasedFile => ({ bytes, sha256: hash.digest('hex') }),
  };
}
