import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '#core/errors.ts';
import { type BackupManifest, tableOfPart } from './backup-manifest.ts';
import type { ArchivePart } from './read-archive.ts';
import { listTables } from './read-catalogue.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Begins to load rows into the tables, which have the schema of the backup, in one transaction. Foreign keys are dropped
 * until all rows are there, so that the order of tables does not matter, and then created again, which checks them.
 * Triggers do not run, because the rows that they would write are in the backup, too.
 */
export async function beginLoading(client: pg.Client, { tables, sequences }: BackupManifest) {
  const known = (await listTables(client)).map(({ name }) => name);
  const unknown = tables.find(({ name }) => !known.includes(name));
  if (unknown) throw new StartError(`The schema of the backup has no table ${unknown.name}`);
  const nameOf = (table: string) => `public.${client.escapeIdentifier(table)}`;
  const loaded = new Map<string, number>();

  await client.query('begin');
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of known) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  // Migrations may have written rows.
  await client.query(`truncate ${known.map(nameOf).join(', ')}`);

  return {
    /** Loads a part if it contains rows. */
    async load({ name: part, bytes }: ArchivePart): Promise<boolean> {
      const name = tableOfPart(part);
      const table = tables.find((table) => table.name === name);
      if (!table) return false;
      const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const copy = client.query(copyFrom(`copy ${nameOf(table.name)} (${columns}) from stdin`));
      await pipeline(bytes, copy);
      loaded.set(table.name, (loaded.get(table.name) ?? 0) + copy.rowCount);
      return true;
    },
    async commit(): Promise<void> {
      for (const { name, rows } of tables) {
        const count = loaded.get(name) ?? 0;
        if (count !== rows) throw new StartError(`${name} should have ${rows} rows, but ${count} were loaded`);
      }
      for (const { table, name, definition } of keys) {
        await client.query(`alter table ${table} add constraint ${name} ${definition}`);
      }
      for (const table of known) await client.query(`alter table ${nameOf(table)} enable trigger user`);
      for (const [name, value] of Object.entries(sequences)) {
        await client.query('select setval($1::regclass, $2)', [nameOf(name), value]);
      }
      await client.query('commit');
    },
  };
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`);
  return rows;
}
