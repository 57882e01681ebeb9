import { z } from 'zod';
import { shortLine } from '#core/text/plain-text.ts';

const line = z
  .string()
  .transform((text) => shortLine(text, 500) || undefined)
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });

const utm = z.preprocess(
  parseWhenText,
  z
    .record(
      z.string().regex(/^utm_[a-z]{1,20}$/),
      z.string().transform((text) => shortLine(text, 500)),
    )
    .refine((tags) => Object.keys(tags).length <= 10),
);

/**
 * How the visitor reached the site, which the browser's forms send beside the documented fields: the first page
 * of the visit, the referrer and the UTM parameters (as JSON text in multipart forms). It is never a reason to refuse.
 */
export const originFields = {
  _first_page: line,
  _referrer: line,
  _utm: utm.optional().catch(undefined).meta({ type: 'object' }),
};

export type Origin = { _first_page?: string; _referrer?: string; _utm?: Record<string, string> };

function parseWhenText(value: unknown) {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
