import { figureOf } from '#core/html/figures.ts';
import { longDatesIn } from '#core/time/dates.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Problem } from './content-error.ts';

/** Reads the rows of a list; a row may have fields that are no text, such as its line. */
type ReadRows = (file: string) => Promise<readonly { slug: string; [column: string]: unknown }[]>;

/** A place of a text for a fact, such as `{{services.bis-isi-mark.typical_validity}}`. */
const place = /\{\{([a-z_]+)\.([\w-]+)\.([a-z_]+)\}\}/g;

/**
 * Puts the facts of `data/*.csv` into the places that an English text leaves for them, so that each figure stands in
 * one file only: `<data value="services.bis-isi-mark.typical_validity">1 year</data>`. The place must be in HTML or Markdown.
 * A place whose row or column does not exist, or is empty, is reported with its line.
 */
export async function fillFacts(file: string, text: string, read: ReadRows, problems: Problem[]): Promise<string> {
  const lists = new Set([...text.matchAll(place)].map(([, list = '']) => list));
  const facts = new Map<string, Record<string, unknown>>();
  for (const list of lists) {
    for (const row of await read(`data/${list}.csv`)) facts.set(`${list}.${row.slug}`, row);
  }
  return text.replace(place, (whole, list: string, slug: string, column: string, at: number) => {
    const fact = facts.get(`${list}.${slug}`)?.[column];
    if (typeof fact === 'string' && fact) return figureOf(whole.slice(2, -2), longDatesIn(fact, defaultLanguage));
    const line = text.slice(0, at).split('\n').length;
    problems.push({ file, line, reason: `data/${list}.csv has no ${column} of ${slug} for ${whole}` });
    return whole;
  });
}
