import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import type { Cell, OpenTable, Row } from './open-table.ts';
import type { ReleasedFile } from './release.ts';
import { csvHead, csvRows, jsonLines } from './table-text.ts';

/** Few enough that visitors do not wait while they are being turned into text. */
const rowsAtOnce = 250;

export type WrittenTable = { csv: ReleasedFile; jsonl: ReleasedFile; rows: number };

/** A hash that is the same for the same rows, without any of them being sent to this process. */
export async function printTable(tx: Pick<Queryable, 'execute'>, table: OpenTable, base: string): Promise<string> {
  const { rows } = await tx.execute<{ print: string }>(sql`
    select concat(count(*), ' ', sum(hash_record_extended(t, 0))) as print from (${table.rows(base)}) t`);
  return rows[0]?.print ?? '';
}

/** Writes both files of a table into the folder, some rows at a time, so that a large table needs little memory. */
export async function writeTable(tx: Pick<Queryable, 'execute'>, table: OpenTable, base: string, folder: string) {
  const csv = await openFile(join(folder, `${table.name}.csv`));
  const jsonl = await openFile(join(folder, `${table.name}.jsonl`));
  let rows = 0;
  try {
    await csv.write(csvHead(table));
    await tx.execute(sql`declare open_rows cursor for ${table.rows(base)}`);
    const fetchPart = () => tx.execute<Row>(sql`fetch ${sql.raw(String(rowsAtOnce))} from open_rows`);
    const writePart = async (part: Row[]) => {
      await csv.write(csvRows(table, part));
      await jsonl.write(jsonLines(table, part));
      rows += part.length;
    };
    let { rows: part } = await fetchPart();
    while (part.length > 0) {
      // PostgreSQL reads the next rows while these are being written.
      const [next] = await Promise.all([fetchPart(), writePart(part)]);
      part = next.rows;
    }
    await tx.execute(sql`close open_rows`);
  } finally {
    await csv.close();
    await jsonl.close();
  }
  return { csv: csv.released(), jsonl: jsonl.released(), rows } satisfies WrittenTable;
}

/** How the JSON Lines of a table differ from those of an earlier release. */
export async function compareTable(table: OpenTable, written: string, earlier: string) {
  const hashes = new Map<string, string>();
  for await (const row of readRows(written)) hashes.set(keyOf(table, row), hashOf(table, row));
  let [known, changed, removed] = [0, 0, 0];
  for await (const row of readRows(earlier)) {
    const hash = hashes.get(keyOf(table, row));
    if (hash === undefined) removed += 1;
    else known += 1;
    if (hash !== undefined && hash !== hashOf(table, row)) changed += 1;
  }
  return { added: hashes.size - known, changed, removed };
}

async function* readRows(path: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line);
}

const keyOf = ({ key }: OpenTable, row: Row) => JSON.stringify(key.map((name) => row[name]));
const hashOf = (table: OpenTable, row: Row) =>
  createHash('sha1')
    .update(jsonLines(table, [{ ...row, address: pathOf(row.address) }]))
    .digest('base64');

/** The address of a record on this site without its host: a site that moves has not changed its records. */
function pathOf(address: Cell | undefined): Cell {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : (address ?? null);
}

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
