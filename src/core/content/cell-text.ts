import { z } from 'zod';

/** A number with its sign, such as a dialling code, is the same in a spreadsheet as in the file. */
const signedNumber = /^[+-]\d+(?:\.\d+)?$/;

/**
 * Whether a spreadsheet would take a cell for a formula and run it when it opens one of our files. Some skip white space
 * before it, and take the wide signs of East Asian keyboards for the narrow ones.
 */
export function isFormula(cell: string): boolean {
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(cell) && !signedNumber.test(cell);
}

export const formulaMessage = 'begins with = + - or @, which a spreadsheet takes for a formula';

/** A text that we publish in tables, where it must not turn into a formula. */
export const cellText = z
  .string()
  .trim()
  .min(1, 'is empty')
  .refine((text) => !isFormula(text), formulaMessage);
