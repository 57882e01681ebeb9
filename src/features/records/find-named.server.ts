import { inArray } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { columnIn, holdsSlugs, type Level, type RecordKind, type Target } from './define-record.server.ts';
import { mapReferences } from './map-references.ts';

/** The ids of the records that documents name, by their slugs. */
export type Ids = Map<Target['table'], Map<string, number>>;
type Values = Record<string, unknown>;

/** Thrown when a document names a record that does not exist. */
export class UnknownReferenceError extends Error {
  override name = 'UnknownReferenceError';
  readonly path: readonly PropertyKey[];

  constructor(kind: string, path: readonly PropertyKey[], slug: string) {
    super(`${kind}: ${path.join('.')} names '${slug}', which does not exist`);
    this.path = path;
  }
}

/**
 * Finds whatever the documents name; what they name among themselves may not exist yet.
 * @throws UnknownReferenceError
 */
export async function findNamed(
  tx: ContentTx,
  kind: RecordKind,
  writes: readonly { document: Values }[],
): Promise<Ids> {
  const named = new Map<Target['table'], { to: Target; slugs: Map<string, readonly PropertyKey[]> }>();
  for (const { document } of writes)
    mapReferences(kind, document, (slug, to, path) => {
      const { slugs } = named.get(to.table) ??
        named.set(to.table, { to, slugs: new Map() }).get(to.table) ?? { slugs: new Map() };
      slugs.set(slug, path);
      return slug;
    });
  const ids: Ids = new Map();
  for (const [table, { to, slugs }] of named) {
    const found = await findIds(tx, to, [...slugs.keys()]);
    const own = new Set(table === kind.table ? writes.map(({ document }) => String(document[kind.key])) : []);
    for (const [slug, path] of slugs)
      if (!found.has(slug) && !own.has(slug)) throw new UnknownReferenceError(kind.kind, path, slug);
    ids.set(table, found);
  }
  return ids;
}

async function findIds(tx: ContentTx, { table, key }: Target, slugs: string[]): Promise<Map<string, number>> {
  const column = columnIn(table, key);
  const rows = await tx
    .select({ id: columnIn(table, 'id'), slug: column })
    .from(table)
    .where(inArray(column, slugs));
  return new Map(rows.map(({ id, slug }) => [String(slug), Number(id)]));
}

/** The columns of a row as its document gives them. */
export function valuesOf(level: Level, document: Values, others: Ids): Values {
  const values: Values = { ...level.only };
  for (const name of level.columns) values[name] = document[name];
  for (const [name, reference] of Object.entries(level.references)) {
    const slug = document[name];
    values[reference.column] = holdsSlugs(level.table, reference)
      ? slug
      : (others.get(reference.to.table)?.get(String(slug)) ?? null);
  }
  return { ...values, ...level.deriveRow?.(document) };
}
