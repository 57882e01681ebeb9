import { eq, sql } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import type { Queryable } from '#db/client.server.ts';
import { isSame } from '#db/content/bulk-rows.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { recordSources } from '#db/schema/records.ts';
import { columnIn, type Level, type RecordKind, type Target } from './define-record.server.ts';

type Reading = Pick<Queryable, 'select' | 'execute'>;
export type RecordSource = typeof recordSources.$inferSelect;

/** What the files last gave of a kind, by the files' key. */
export async function readSources(tx: Reading, kind: string): Promise<Map<string, RecordSource>> {
  const rows = await tx.select().from(recordSources).where(eq(recordSources.kind, kind));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Stores those that differ, so that an import that changes nothing writes nothing. */
export async function storeSources(tx: ContentTx, known: Map<string, RecordSource>, sources: RecordSource[]) {
  const differing = sources.filter((source) => !isSame(known.get(source.key), source));
  if (differing.length === 0) return;
  await tx
    .insert(recordSources)
    .values(differing)
    .onConflictDoUpdate({
      target: [recordSources.kind, recordSources.key],
      set: {
        record: sql`excluded.record`,
        position: sql`excluded.position`,
        hash: sql`excluded.hash`,
        goneOn: sql`excluded.gone_on`,
      },
    });
}

/** The names of records that the desk has renamed, as the files have them and as they are live. */
export type Names = { live(key: string, to: Target): string; file(slug: string, to: Target): string };

/**
 * Reads the names of all that a kind may name, so that a new slug at the desk breaks no other file.
 * @param records those of the files, which know each other by their keys
 */
export async function readNames(
  tx: Reading,
  kind: RecordKind,
  records: readonly { key: string; document: Record<string, unknown> }[],
): Promise<Names> {
  const toLive = new Map<PgTable, Map<string, string>>();
  const toFile = new Map<PgTable, Map<string, string>>();
  for (const { table, key, kind: name } of targetsOf(kind)) {
    if (!name || toLive.has(table)) continue;
    const { rows } = await tx.execute<{ key: string; slug: string }>(sql`
      select s.key, t.slug from record_sources s
        join (select ${columnIn(table, 'id')}::text as id, ${columnIn(table, key)}::text as slug from ${table}) t
        on t.id = s.record and t.slug <> s.key
      where s.kind = ${name}`);
    const named = rows.map((row) => [row.key, row.slug] as const);
    const own =
      table === kind.table ? records.map((record) => [record.key, String(record.document[key])] as const) : [];
    const both = new Map([...own.filter(([file, slug]) => file !== slug), ...named]);
    toLive.set(table, both);
    toFile.set(table, new Map([...both].map(([file, slug]) => [slug, file])));
  }
  return {
    live: (key, { table }) => toLive.get(table)?.get(key) ?? key,
    file: (slug, { table }) => toFile.get(table)?.get(slug) ?? slug,
  };
}

function targetsOf({ references, links, children }: Level): Target[] {
  const own = [...Object.values(references), ...Object.values(links)].map(({ to }) => to);
  return [...own, ...Object.values(children).flatMap(targetsOf)];
}
