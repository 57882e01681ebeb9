import { expect, test } from 'vitest';
import type { Problem } from './content-error.ts';
import { fillFacts } from './fill-facts.ts';
import { markdownBlocks } from './markdown-blocks.ts';

const rows = [{ slug: 'lamp-licence', term: '2 years', until: 'Until 2026-12-31', fee: '' }];
const read = async (file: string) => (file === 'data/lamps.csv' ? rows : []);

async function fill(text: string) {
  const problems: Problem[] = [];
  const filled = await fillFacts('lamps.md', text, read, problems);
  return { filled, problems };
}

test('a text receives the facts of a list, with their dates written out', async () => {
  const text = 'Term: {{lamps.lamp-licence.term}}. {{lamps.lamp-licence.until}}, {not a place}.';
  const { filled, problems } = await fill(text);
  expect(problems).toEqual([]);
  expect(filled).toBe(
    'Term: <data value="lamps.lamp-licence.term">2 years</data>. <data value="lamps.lamp-licence.until">Until 31 December 2026</data>, {not a place}.',
  );
});

test.each(['lamps.lamp-licence.fee', 'lamps.lamp-licence.colour', 'lamps.other.term', 'kettles.lamp-licence.term'])(
  'a fact that does not exist is reported with its line: %s',
  async (place) => {
    const { problems } = await fill(`One.\n\nTwo {{${place}}}.`);
    const [list, slug, column] = place.split('.');
    const reason = `data/${list}.csv has no ${column} of ${slug} for {{${place}}}`;
    expect(problems).toEqual([{ file: 'lamps.md', line: 3, reason }]);
  },
);

test('a printed document has the words of a figure', async () => {
  const { filled } = await fill('Term: {{lamps.lamp-licence.term}}.');
  expect(markdownBlocks(filled)).toEqual([{ kind: 'paragraph', text: 'Term: 2 years.' }]);
});
