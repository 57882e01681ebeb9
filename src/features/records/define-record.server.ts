import type { z } from 'zod';
import { getTableColumns, getTableName } from '#core/drizzle.ts';
import type { PgColumn, PgTable } from '#core/drizzle-pg.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import type { ContentKind } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import type { RecordDescription } from './describe-record.ts';
import { fieldsOf } from './record-fields.ts';

/** Where the records are that others name by their slug; `kind` is missing for tables that are not yet a kind. */
export type Target = { table: PgTable; key: string; kind?: string };
/** A field that names another record by its slug, or several; the column holds ids, or slugs if it is a text. */
type Reference = { column: string; to: Target };
/** A field that names several others, in a table of their own. */
type Link = { table: PgTable; own: string; other: string; to: Target };

/** A table and its fields; the root of a kind, or children of another level. */
export type Level = {
  table: PgTable;
  /** The column that names a row among its siblings, and among those that share another column, if there is one. */
  key: string;
  within?: string;
  /** The column that holds the id of the row to which a child belongs; missing for those of a record that exists once. */
  parent?: string;
  isChild: boolean;
  /** What the rows of this level have in common, where the table has others too: `{ menu: 'top' }`. */
  only: Readonly<Record<string, unknown>>;
  schema: z.ZodObject;
  /** The fields that are columns of the same name. */
  columns: readonly string[];
  references: Readonly<Record<string, Reference>>;
  links: Readonly<Record<string, Link>>;
  children: Readonly<Record<string, Level>>;
  /** The columns of a child that follow from its fields and that nobody edits. */
  deriveRow?: (row: Record<string, unknown>) => Derived;
};

type Derived = Record<string, unknown>;
export type RecordKind<Schema extends z.ZodObject = z.ZodObject> = Level &
  Target & {
    kind: string;
    record: RecordDescription<Schema>;
    /** Set for a record that exists once: it is the JSON of one row, or only the frame of its children. */
    single?: 'value' | 'frame';
    /** The field that is the whole JSON, where that is a list. */
    list?: string;
    /** Visitors see these records by their names, so nobody decides about their order. */
    isSortedByName?: true;
    /** Names what a write of these records has changed for those who follow. */
    changes: ContentKind | ((tx: ContentTx, ids: readonly number[]) => Promise<Partial<Record<ContentKind, number[]>>>);
    derive?(document: z.output<Schema>): Derived | Promise<Derived>;
    addresses?(document: z.output<Schema>): readonly string[];
    neededBy?(document: z.output<Schema>): Promise<ServerText | null>;
  };

type GivenReference = { column: string; to: Target | 'self' };
type Tables = {
  table: PgTable;
  key: string;
  within?: string;
  only?: Record<string, unknown>;
  references?: Record<string, GivenReference>;
  links?: Record<string, Link>;
  children?: Record<string, Tables & { parent?: string; deriveRow?: Level['deriveRow'] }>;
};

/** Gives a kind of record its tables, for all who read and write it: the import, the desk, exports. */
export function defineRecord<Schema extends z.ZodObject>(
  record: RecordDescription<Schema>,
  {
    changes,
    single,
    list,
    isSortedByName,
    derive,
    addresses,
    neededBy,
    ...tables
  }: Tables & {
    changes: RecordKind['changes'];
    single?: RecordKind['single'];
    list?: keyof z.output<Schema> & string;
    isSortedByName?: true;
    /** The columns that follow from the document and that nobody edits. */
    derive?: (document: z.output<Schema>) => Derived | Promise<Derived>;
    /** Its page, and the folders of pages below it: a new slug redirects from the old ones. */
    addresses?: (document: z.output<Schema>) => readonly string[];
    /** Says who still needs a record, which therefore stays public; null if nobody does. */
    neededBy?: (document: z.output<Schema>) => Promise<ServerText | null>;
  },
): RecordKind<Schema> {
  const { kind } = record;
  const self = { table: tables.table, key: tables.key, kind };
  const given = {
    ...(single && { single }),
    ...(list && { list }),
    ...(isSortedByName && { isSortedByName }),
    ...(derive && { derive }),
    ...(addresses && { addresses }),
    ...(neededBy && { neededBy }),
  };
  return { ...levelOf(kind, record.document, { ...tables, self, single }), kind, record, changes, ...given };
}

function levelOf(
  kind: string,
  schema: z.ZodObject,
  {
    self,
    single,
    ...tables
  }: Tables & {
    parent?: string;
    isChild?: true;
    self: Target;
    single?: RecordKind['single'];
    deriveRow?: Level['deriveRow'];
  },
): Level {
  const { table, key, within, parent, isChild = false, only = {}, references = {}, links = {}, children = {} } = tables;
  const { deriveRow } = tables;
  const columns: string[] = [];
  const levels: Record<string, Level> = {};
  for (const { name, child } of fieldsOf(schema)) {
    const own = children[name];
    if (child && own) levels[name] = levelOf(kind, child.row, { ...own, isChild: true, self });
    else if (references[name] || links[name] || single === 'value') continue;
    else if (columnOf(table, name)) columns.push(name);
    else throw new Error(`${kind}: ${getTableName(table)} has no place for the field ${name}`);
  }
  return {
    table,
    key,
    ...(within && { within }),
    ...(parent && { parent }),
    isChild,
    only,
    schema,
    columns: 'translations' in getTableColumns(table) && !single ? [...columns, 'translations'] : columns,
    references: Object.fromEntries(
      Object.entries(references).map(([name, { column, to }]) => [name, { column, to: to === 'self' ? self : to }]),
    ),
    links,
    children: levels,
    ...(deriveRow && { deriveRow }),
  };
}

/** What names a row of a level among all of its table, or a document among its kind. */
export function nameIn({ key, within, parent }: Level, row: Record<string, unknown>): string {
  return [parent, within, key].flatMap((name) => (name ? String(row[name]) : [])).join(' ');
}

/** Whether somebody at the desk decides in which order visitors see the records of a kind. */
export const hasOrder = ({ single, isSortedByName, table }: RecordKind): boolean =>
  !single && !isSortedByName && columnOf(table, 'position') !== undefined;

/** The column of a table by the name that it has in the code. */
export function columnOf(table: PgTable, name: string): PgColumn | undefined {
  return (getTableColumns(table) as Record<string, PgColumn>)[name];
}

/** The same where it must exist. */
export function columnIn(table: PgTable, name: string): PgColumn {
  const column = columnOf(table, name);
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

/** Whether a column holds slugs where others hold ids. */
export function holdsSlugs(table: PgTable, { column }: Pick<Reference, 'column'>): boolean {
  return columnIn(table, column).dataType !== 'number';
}
