import type { z } from 'zod';
import { fieldsOf } from '../record-fields.ts';

type Values = Record<string, unknown>;
/** How many of a document's texts there are in a language; `total` counts those that are there in English. */
type Count = { done: number; total: number };

/** Counts the texts of a document that have a twin in that language, those of its children too. */
export function countTexts(schema: z.ZodObject, document: Values, language: string): Count {
  const twins = (document.translations as Record<string, Values> | undefined)?.[language] ?? {};
  const count: Count = { done: 0, total: 0 };
  for (const { name, isTranslated, child } of fieldsOf(schema)) {
    const value = document[name];
    if (isTranslated && value) {
      count.total += 1;
      if (twins[name]) count.done += 1;
    }
    if (!child || !Array.isArray(value)) continue;
    for (const entry of value as Values[]) {
      const { done, total } = countTexts(child.row, entry, language);
      count.done += done;
      count.total += total;
    }
  }
  return count;
}
