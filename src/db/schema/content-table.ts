import { type BuildExtraConfigColumns, is } from '#core/drizzle.ts';
import { type PgColumnBuilderBase, PgTable, type PgTableExtraConfigValue, pgTable } from '#core/drizzle-pg.ts';

const onlyInWriteContent: unique symbol = Symbol('onlyInWriteContent');

/** Marks a table of public content, which can only be written through the `ContentTx` of `writeContent`. */
type Content = { readonly [onlyInWriteContent]: true };

/** The type that keeps a marked table out of ordinary writes. */
export type NotContent = { readonly [onlyInWriteContent]?: never };

/**
 * A table whose rows visitors see on pages, in search results or in sitemaps. Anything can read it, but only
 * `writeContent` can write it, so that no command forgets to renew what was made from it.
 */
export function contentTable<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extra?: (self: BuildExtraConfigColumns<Name, Columns, 'pg'>) => PgTableExtraConfigValue[],
) {
  const mark: Content = { [onlyInWriteContent]: true };
  return Object.assign(pgTable(name, columns, extra), mark);
}

export function isContentTable(value: unknown): value is PgTable {
  return is(value, PgTable) && onlyInWriteContent in value;
}
