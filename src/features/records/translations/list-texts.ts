import type { z } from 'zod';
import { defaultLanguage } from '#locales/languages.ts';
import { fieldsOf } from '../record-fields.ts';

type Values = Record<string, unknown>;
type Texts = Map<string, string[]>;

/**
 * The texts of a document that have a language, by language and at every depth, each with the name of its field. They are
 * sorted, because a section that moves needs no other translation.
 */
export function listTexts(schema: z.ZodObject, document: Values): Texts {
  const texts: Texts = new Map();
  collect(schema, document, (language, name, text) => {
    if (typeof text !== 'string' || !text.trim()) return;
    const own = texts.get(language) ?? [];
    texts.set(language, own);
    own.push(`${name}: ${text.trim()}`);
  });
  for (const own of texts.values()) own.sort();
  return texts;
}

type Take = (language: string, name: string, text: unknown) => void;

function collect(schema: z.ZodObject, row: Values, take: Take) {
  const twins = Object.entries((row.translations as Record<string, Values | undefined> | undefined) ?? {});
  for (const { name, isTranslated, child } of fieldsOf(schema)) {
    const value = row[name];
    if (isTranslated) take(defaultLanguage, name, value);
    if (isTranslated) for (const [language, fields] of twins) take(language, name, fields?.[name]);
    if (child && Array.isArray(value)) for (const entry of value as Values[]) collect(child.row, entry, take);
  }
}

/** Whether documents of this shape have texts with a language. */
export function hasTexts(schema: z.ZodObject): boolean {
  return fieldsOf(schema).some(({ isTranslated, child }) => isTranslated || (child && hasTexts(child.row)));
}
