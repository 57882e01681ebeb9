import { z } from 'zod';
import { plainText } from '#core/text/plain-text.ts';

const longest = 5_000;

/**
 * A text of several lines in the visitor's own words: up to 5,000 code points, or '' when there is none.
 * @param texts of a `*.messages.ts` file: for a missing text and for one that is too long
 */
export function longText(texts: { missing: string; tooLong: string }) {
  return z
    .string({ error: texts.missing })
    .transform(plainText)
    .refine((text) => [...text].length <= longest, texts.tooLong);
}

/** A day that a caller sends, like `2026-01-31`. JavaScript has a year 0, PostgreSQL does not. */
export const sentDay = z.iso.date().refine((day) => day >= '0001-01-01');

/** The text of a value that a caller sent: a number as its digits, and anything but a text as an empty one. */
export function sentText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
