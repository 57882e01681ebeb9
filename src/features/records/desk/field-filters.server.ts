import { and, arrayContains, eq, inArray, type SQL, sql } from '#core/drizzle.ts';
import { fieldFaultTexts } from '#core/http/field-faults.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { columnIn, holdsSlugs, type RecordKind, type Target } from '../define-record.server.ts';
import { fieldsOf, innerOf } from '../record-fields.ts';
import { filterName } from '../record-states.schema.ts';

/** A field of the document by which a list can be narrowed; `kind` is that of the records which it names. */
type FieldFilter = { field: string; kind: string | null; options: string[] };

/** Longer choices, such as the states of India, are looked for by words. */
const mostOptions = 20;
/** As long as the longest slug of a record. */
const longest = 600;

/** The fields by which the list of a kind can be narrowed: those that name other records, and choices among a few values. */
export function fieldFiltersOf(kind: RecordKind): FieldFilter[] {
  if (kind.single) return [];
  return fieldsOf(kind.schema).flatMap(({ name: field, schema }): FieldFilter[] => {
    const named = kind.references[field] ?? kind.links[field];
    if (named) return named.to.kind ? [{ field, kind: named.to.kind, options: [] }] : [];
    const { def, options = [] } = innerOf(schema) as { def: { type: string }; options?: unknown[] };
    return def.type === 'enum' && options.length <= mostOptions
      ? [{ field, kind: null, options: options.map(String) }]
      : [];
  });
}

/**
 * What an address asks of fields, as `with.category=guides`.
 * @throws Refusal 422 for a field that cannot be asked for, or a value that a choice does not have
 */
function readFilters(kind: RecordKind, query: Readonly<Record<string, unknown>>): (FieldFilter & { value: string })[] {
  const known = new Map(fieldFiltersOf(kind).map((filter) => [filterName(filter.field), filter]));
  return Object.entries(query).flatMap(([name, value]) => {
    if (!name.startsWith(filterName(''))) return [];
    const filter = known.get(name);
    if (!filter) throw refused(name, fieldFaultTexts.unknown);
    if (typeof value !== 'string' || value === '' || value.length > longest) throw refused(name, fieldFaultTexts.type);
    const { options } = filter;
    if (options.length > 0 && !options.includes(value))
      throw refused(name, { text: fieldFaultTexts.choice, values: { choices: options.join(', ') } });
    return [{ ...filter, value }];
  });
}

const refused = (name: string, text: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal(422, text, { errors: { [name]: [text] } });

/** Whether an address asks anything of fields. */
export const hasFieldFilters = (kind: RecordKind, query: Readonly<Record<string, unknown>>) =>
  readFilters(kind, query).length > 0;

/** The condition of public rows whose fields are as the address asks. */
export async function fieldsFit(kind: RecordKind, query: Readonly<Record<string, unknown>>): Promise<SQL | undefined> {
  return and(...(await Promise.all(readFilters(kind, query).map(({ field, value }) => fieldFits(kind, field, value)))));
}

async function fieldFits({ table, references, links }: RecordKind, field: string, value: string): Promise<SQL> {
  const link = links[field];
  if (link) {
    const id = await findId(link.to, value);
    if (id === null) return sql`false`;
    const linked = db()
      .select({ own: columnIn(link.table, link.own) })
      .from(link.table)
      .where(eq(columnIn(link.table, link.other), id));
    return inArray(columnIn(table, 'id'), linked);
  }
  const reference = references[field];
  const column = columnIn(table, reference?.column ?? field);
  if (reference && !holdsSlugs(table, reference)) {
    const id = await findId(reference.to, value);
    return id === null ? sql`false` : eq(column, id);
  }
  return column.dataType === 'array' ? arrayContains(column, [value]) : eq(column, value);
}

/** The database plans for the id of a record by how many others name it, which it cannot do for a subquery. */
async function findId({ table, key }: Target, slug: string): Promise<number | null> {
  const [row] = await db()
    .select({ id: columnIn(table, 'id') })
    .from(table)
    .where(eq(columnIn(table, key), slug));
  return row ? Number(row.id) : null;
}

/** The same of drafts of records that were never public. */
export function draftFieldsFit(kind: RecordKind, query: Readonly<Record<string, unknown>>): SQL | undefined {
  const { document } = recordRevisions;
  return and(
    ...readFilters(kind, query).map(
      // `?` asks for an entry of a list as well as for a text.
      ({ field, value }) => sql`${document} -> ${field}::text ? ${value}::text`,
    ),
  );
}
