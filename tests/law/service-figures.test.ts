import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openContent } from '#core/content/content-files.server.ts';

const factRow = z.object({ slug: z.string(), typical_validity: z.string(), typical_timeline: z.string() });
const matter = z.looseObject({ validity: z.string().optional(), timeline: z.string().optional() });

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const tens: Record<string, number> = { fifteen: 15, thirty: 30, sixty: 60, ninety: 90, एक: 1, दो: 2, तीन: 3, पाँच: 5 };
const units: Record<string, string> = {
  दिन: 'day',
  दिवस: 'day',
  सप्ताह: 'week',
  महीने: 'month',
  वर्ष: 'year',
  साल: 'year',
};
const count = `\\d+|${[...words, ...Object.keys(tens)].join('|')}`;
const duration = new RegExp(
  `(?<![\\p{L}\\d])(${count})(?:\\s+(?:to|or|से)\\s+(${count}))?\\s+(?:working\\s+|कार्य\\s+)?(${Object.keys(units).join('|')}|day|week|month|year)`,
  'giu',
);
/** What a sentence says when it speaks of a term or of the usual time of an approval. */
const claim =
  /\bvalid|runs? for|\blasts\b|granted for|renewable|typical|scrutiny|working days|वैध|मान्य होता|सामान्यतः|नवीनीकरण/iu;

/** The lengths of time that a text names: `6 to 10 weeks` → `6 week`, `10 week`. */
function durations(text: string): string[] {
  return [...text.matchAll(duration)].flatMap(([, from, to, unit = '']) =>
    [from, to].flatMap((word) => (word ? `${numberOf(word)} ${units[unit] ?? unit.toLowerCase()}` : [])),
  );
}

function numberOf(word: string): number {
  const at = words.indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : (tens[word.toLowerCase()] ?? Number(word));
}

function claims(text: string): string[] {
  const sentences = text.split(/(?<=[.?!।])\s+|\n\n|\n(?=[|#-])/u);
  return sentences.filter((sentence) => claim.test(sentence) && durations(sentence).length > 0);
}

const content = openContent('content');
const facts = await content.csv('data/services.csv', factRow);
const boxOf = (slug: string) => {
  const fact = facts.find((row) => row.slug === slug);
  return durations(`${fact?.typical_validity}. ${fact?.typical_timeline}`);
};

const texts = [
  ...(await content.markdown('services', matter)),
  ...(await content.translations('services', matter)),
].map((text) => ({ ...text, timeline: text.sections.find(({ slug }) => slug === 'timeline')?.text ?? '' }));

test.each(texts)('$file states no other validity or time than the facts of its service', ({ slug, body, timeline }) => {
  const stated = [...durations(timeline), ...claims(body).flatMap(durations)];
  expect(boxOf(slug)).toEqual(expect.arrayContaining(stated));
});

test.each(texts.filter((text) => text.matter.validity ?? text.matter.timeline))(
  '$file translates the figures of its service',
  ({ slug, matter: { validity = '', timeline = '' } }) => {
    expect(durations(`${validity}. ${timeline}`).sort()).toEqual(boxOf(slug).sort());
  },
);

const folders = ['blogs', 'downloads', 'products', 'pages', '.'];
const names = await Promise.all(
  folders.map(async (folder) => (await readdir(join('content', folder))).map((name) => join(folder, name))),
);

// A job opening speaks of a valid passport.
test.each(names.flat().filter((name) => /\.(?:md|yaml)$/u.test(name) && name !== 'careers.yaml'))(
  '%s takes validities and times from the facts of the services',
  async (name) => {
    const text = await readFile(join('content', name), 'utf8');
    const body = text.replace(/^---\n[\s\S]*?\n---\n/u, '');
    expect(claims(body)).toEqual([]);
  },
);
