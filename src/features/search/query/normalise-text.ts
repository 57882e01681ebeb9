/**
 * The characters between words, as a bracket expression that JavaScript and PostgreSQL read in the same way,
 * so that documents and queries are split into the same words. It is not a negated letter class, because
 * marks such as the Hindi vowel signs are part of a word and PostgreSQL's classes leave them out.
 */
export const separators = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u0964\u0965\u2010-\u206f\u2190-\u23ff\u2500-\u2bff\u3000-\u303f]+`;

/** Invisible joiners that a keyboard leaves inside a word. */
export const invisible = String.raw`[\u00ad\u200b-\u200f\ufeff]`;

const separatorRuns = new RegExp(separators, 'g');
const invisibleSigns = new RegExp(`${invisible}|\\u0000`, 'g');

/** The words of a text in lower case with one space between them; any string is allowed. */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\uFFFD/g, ' ')
    .replace(invisibleSigns, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(separatorRuns, ' ')
    .trim();
}
