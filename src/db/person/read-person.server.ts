import { basename, extname } from 'node:path';
import { sql } from '#core/drizzle.ts';
import { findPrivate } from '#core/files/private-files.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { listPersonPlaces } from './list-person-places.server.ts';

type Row = Record<string, unknown>;

/** Everything that is stored about a person: the rows of each table, without secrets. */
export type PersonData = Record<string, Row[]>;

/** Reads what is stored about the person with an address, in the caller's transaction. */
export async function readPerson(tx: Queryable, email: string): Promise<PersonData> {
  const data: PersonData = {};
  for (const { table, rows, without = [] } of listPersonPlaces({ email: email.toLowerCase() })) {
    const selected = await tx.execute<{ row: Row }>(
      sql`select to_jsonb(t) - ${sql.param([...without])}::text[] as row from ${sql.identifier(table)} t where ${rows} order by 1`,
    );
    if (selected.rows.length > 0) data[table] = selected.rows.map(({ row }) => row);
  }
  return data;
}

/** The files of an export, one after the other: `data.json` with the rows, and what the person has sent. */
export async function* filesOfPerson(data: PersonData): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  yield { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) };
  for (const file of data.lead_files ?? []) {
    const bytes = await findPrivate(String(file.stored_as));
    if (bytes) yield { name: `files/${file.id}-${shortName(String(file.original_name))}`, bytes };
  }
}

/** The visitor's name for a file. A disk allows 255 bytes, and a letter may take four of them. */
function shortName(original: string): string {
  const extension = [...extname(original)].slice(0, 10).join('');
  return [...basename(original, extension)].slice(0, 40).join('') + extension;
}
