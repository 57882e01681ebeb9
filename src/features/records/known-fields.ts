import type { z } from 'zod';
import { fieldsOf } from './record-fields.ts';

type Values = Record<string, unknown>;

/**
 * A stored document with the fields that its kind has now, at every depth: an older release may have stored others, with
 * which it could neither be saved nor published.
 */
export function knownFields(schema: z.ZodObject, stored: Values): Values {
  const fields = fieldsOf(schema);
  const known: Values = {};
  for (const { name, child } of fields) {
    const value = stored[name];
    if (value === undefined) continue;
    known[name] = child && Array.isArray(value) ? value.map((row) => knownIn(child.row, row)) : value;
  }
  if ('id' in schema.shape && stored.id !== undefined) known.id = stored.id;
  if (isValues(stored.translations)) {
    const names = new Set(fields.flatMap(({ name, isTranslated }) => (isTranslated ? [name] : [])));
    const twins = Object.entries(stored.translations).map(([language, texts]) => [language, pick(texts, names)]);
    known.translations = Object.fromEntries(twins);
  }
  return known;
}

const knownIn = (schema: z.ZodObject, row: unknown) => (isValues(row) ? knownFields(schema, row) : row);

const pick = (texts: unknown, names: ReadonlySet<string>) =>
  isValues(texts) ? Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name))) : texts;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
