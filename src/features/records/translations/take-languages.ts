import type { z } from 'zod';
import { fieldsOf } from '../record-fields.ts';

type Values = Record<string, unknown>;
type Twins = Record<string, Values>;

/**
 * The document `into` with the translations of `from` in these languages, at every depth. A child of `into` takes those
 * of the child with its id, else with its key or place; children that only `from` has are left out.
 */
export function takeLanguages(schema: z.ZodObject, from: Values, into: Values, languages: readonly string[]): Values {
  const taken: Values = { ...into, translations: twinsOf(from, into, languages) };
  for (const { name, child } of fieldsOf(schema)) {
    const [theirs, own] = [from[name], into[name]];
    if (!child || !Array.isArray(theirs) || !Array.isArray(own)) continue;
    taken[name] = own.map((entry: Values, index) => {
      const same =
        theirs.find((other: Values) => entry.id !== undefined && other.id === entry.id) ??
        theirs.find((other: Values, place) => (child.key ? other[child.key] === entry[child.key] : place === index));
      return same ? takeLanguages(child.row, same, entry, languages) : entry;
    });
  }
  return taken;
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
