import { z } from 'zod';
import { optional, required, yesNo } from '#core/content/content-fields.ts';
import { parseStandardField, type StandardField } from '#features/standards/standard-number.ts';
import { stateOfListing } from './state-of-listing.ts';

/** The fields of every list row. */
export const provenanceFields = { source: optional, confirmed: yesNo };

export const standardField = z.string().transform((text, context): StandardField => {
  try {
    return parseStandardField(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** A status in the list's own words, and the state that they express. */
export const statusField = required.transform((text, context) => {
  const state = stateOfListing(text);
  if (state) return { text, state };
  context.addIssue({ code: 'custom', message: `'${text}' is not a known status` });
  return z.NEVER;
});

/** Joins the parts that are present, for the column `others`. */
export const joined = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join('; ') || null;
