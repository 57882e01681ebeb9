import { z } from 'zod';

/** Building blocks for the schemas of rows and entries; an empty field is null, never a guess. */
export const required = z.string().trim().min(1, 'is empty');
export const optional = z
  .string()
  .trim()
  .transform((text) => text || null);
export const optionalDate = z
  .string()
  .trim()
  .transform((text) => text || null)
  .pipe(z.iso.date('is not a date like 2026-01-31').nullable());
export const yesNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');
/** An address that a page may link to: on this site, or with https, http, mailto or tel. */
export const link = z
  .string()
  .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}]*$/u, /*i18n*/ 'is not an address that may be linked');
/** A part of an address; `isSlug` asks for no longer ones. */
export const slug = z
  .string()
  .max(200, /*i18n*/ 'is too long')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, /*i18n*/ 'is not a slug');

/** `tag_line` of a file is `tagLine` in the code. */
export const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Reads `translations: { hi: { tag_line: … } }` and turns its keys into the names of the columns. */
export const translations = z
  .record(z.string(), z.record(z.string(), z.string()))
  .default({})
  .transform((languages) =>
    Object.fromEntries(
      Object.entries(languages).map(([language, fields]) => [
        language,
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [camelCase(name), value.trim()])),
      ]),
    ),
  );
