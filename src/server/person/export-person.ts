import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { sql } from '#core/drizzle.ts';
import { StartError } from '#core/errors.ts';
import { findPrivate } from '#core/files/private-files.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { listPersonPlaces } from './list-person-places.ts';

type Row = Record<string, unknown>;

/**
 * Writes everything that is stored about a person into a new folder: `data.json` with the rows of each table, and the
 * files that the person has sent.
 * @returns the number of rows of each table
 * @throws StartError when the folder exists, because the files of another person may be in it
 */
export async function exportPerson(email: string, folder: string): Promise<Record<string, number>> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${folder} already exists: name a new folder for this person`);
  });
  const tables: Record<string, Row[]> = {};
  await transaction(async (tx) => {
    for (const { table, rows, without = [] } of listPersonPlaces({ email: email.toLowerCase() })) {
      const selected = await tx.execute<{ row: Row }>(
        sql`select to_jsonb(t) - ${sql.param([...without])}::text[] as row from ${sql.identifier(table)} t where ${rows} order by 1`,
      );
      if (selected.rows.length > 0) tables[table] = selected.rows.map(({ row }) => row);
    }
  });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  for (const file of tables.lead_files ?? []) {
    const bytes = await findPrivate(String(file.stored_as));
    const name = `${file.id}-${shortName(String(file.original_name))}`;
    if (bytes) await writeFile(join(folder, 'files', name), bytes, { mode: 0o600 });
  }
  await writeFile(join(folder, 'data.json'), JSON.stringify(tables, null, 2), { mode: 0o600 });
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
}

/** The visitor's name for a file. A disk allows 255 bytes, and a letter may take four of them. */
function shortName(original: string): string {
  const extension = [...extname(original)].slice(0, 10).join('');
  return [...basename(original, extension)].slice(0, 40).join('') + extension;
}
