import type { z } from 'zod';
import { fieldsOf, type RecordField } from '../record-fields.ts';

type Values = Record<string, unknown>;
type Twins = Record<string, Values>;

/** Finds the child of another document that is the same as one, by its place there. */
type FindSame = (child: Child, theirs: readonly Values[], entry: Values, index: number) => Values | undefined;
type Child = NonNullable<RecordField['child']>;

/**
 * The document `into` with the translations of `from` in these languages, at every depth. A child of `into` takes those
 * of the child with its id, else with its key; one without a key, and without an id on one side, those of a child that
 * says the same in English. Children that only `from` has are left out.
 */
export function takeLanguages(
  schema: z.ZodObject,
  from: Values,
  into: Values,
  languages: readonly string[],
  findSame: FindSame = findById,
): Values {
  const taken: Values = { ...into, translations: twinsOf(from, into, languages) };
  for (const { name, child } of fieldsOf(schema)) {
    const [theirs, own] = [from[name], into[name]];
    if (!child || !Array.isArray(theirs) || !Array.isArray(own)) continue;
    taken[name] = own.map((entry: Values, index) => {
      const same = findSame(child, theirs, entry, index);
      return same ? takeLanguages(child.row, same, entry, languages, findSame) : entry;
    });
  }
  return taken;
}

/** For two documents of which one was written from the other: then a child without a key may have another id. */
export const findByPlace: FindSame = ({ key }, theirs, entry, index) =>
  key ? theirs.find((other) => other[key] === entry[key]) : theirs[index];

function findById({ row, key }: Child, theirs: readonly Values[], entry: Values, index: number) {
  const same = theirs.find((other) => entry.id !== undefined && other.id === entry.id);
  if (same || key) return same ?? theirs.find((other) => other[key ?? ''] === entry[key ?? '']);
  const says = englishOf(row, entry);
  const isSame = (other?: Values) =>
    other && (entry.id === undefined || other.id === undefined) && englishOf(row, other) === says;
  return isSame(theirs[index]) ? theirs[index] : theirs.find(isSame);
}

/** What a child says beside its translations and children. */
function englishOf(schema: z.ZodObject, entry: Values): string {
  return JSON.stringify(fieldsOf(schema).map(({ name, child }) => (child ? null : entry[name])));
}

/** The document without its translations in these languages, at every depth. */
export function withoutLanguages(schema: z.ZodObject, document: Values, languages: readonly string[]): Values {
  const without: Values = { ...document, translations: twinsOf({}, document, languages) };
  for (const { name, child } of fieldsOf(schema)) {
    const rows = document[name];
    if (child && Array.isArray(rows)) without[name] = rows.map((row) => withoutLanguages(child.row, row, languages));
  }
  return without;
}

function twinsOf(from: Values, into: Values, languages: readonly string[]): Twins {
  const [theirs, own] = [from.translations ?? {}, into.translations ?? {}] as [Twins, Twins];
  const kept = Object.entries(own).filter(([language]) => !languages.includes(language));
  const given = Object.entries(theirs).filter(([language]) => languages.includes(language));
  return Object.fromEntries([...kept, ...given]);
}
