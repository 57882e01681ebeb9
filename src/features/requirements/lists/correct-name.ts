import { z } from 'zod';
import { required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';

const schema = z.object({ fault: required, correction: required });
export type NameCorrection = z.infer<typeof schema>;

/** The mistakes in the lists that no rule can correct: `BodiesAnd` means `bodies and`. */
export async function readNameCorrections(content: ContentFiles) {
  const corrections = await content.csv('product-name-corrections.csv', schema);
  reportRepeats(corrections, ({ fault }) => fault, content.problems);
  return corrections;
}

/** A tidied name without the mistakes of its list, as headings and titles show it. */
export function correctName(name: string, corrections: readonly NameCorrection[]): string {
  let corrected = name;
  for (const { fault, correction } of corrections) corrected = corrected.replaceAll(fault, correction);
  return fixSpaces(corrected);
}

/** `( PP2 )`, `A- twill`, `seedling /sapling`, `upto100 W`: removes superfluous spaces and adds missing ones. */
function fixSpaces(name: string): string {
  return name
    .replace(/\bupto(?=\d|\b) */gi, 'up to ')
    .replace(/\( +/g, '(')
    .replace(/ +\)/g, ')')
    .replace(/ *\/ */g, '/')
    .replace(/(?<=\w)- (?!and\b|or\b)(?=\w)/g, '-')
    .replace(/(?<=\d)(?=(?:V|W|kV)\b)/g, ' ')
    .replace(/ +(?=[,;:])/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
