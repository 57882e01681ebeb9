import { describe, expect, test } from 'vitest';
import { indexDefinitions } from './match-definitions.ts';
import { matchNames } from './match-names.ts';
import { indexNames, meanwhile } from './name-index.ts';
import { readQuery } from './read-query.ts';

const family = (slug: string, name: string, definition: string) => ({
  ...{ slug, definition, names: [{ text: name, language: 'en', kind: 'trade' }] },
});
const others = Array.from({ length: 20 }, (_, number) =>
  family(`other-${number}`, `zorbit ${number}`, 'Household thing.'),
);
const families = [
  ...others,
  family('mattress', 'mattress', 'Mattress, pillow or cushion of foam; not sofas or quilts.'),
  family('sofa', 'sofa', 'Seat with cushion for a living room.'),
  family('printer', 'printer', 'Prints on paper, without scanner.'),
];
const definitions = await meanwhile(indexDefinitions(families, (word) => word));
const index = { ...indexNames(families, []), definitions };

function find(text: string) {
  const { words, plainWords } = readQuery(text);
  return matchNames(words, plainWords, index).matches;
}
const found = (text: string) => find(text).map(({ family: slug }) => slug);

describe('goods that no name says', () => {
  test.each([
    ['pillow', ['mattress']],
    ['foam pillows', ['mattress']],
    ['cushion', ['mattress', 'sofa']],
  ])('are proposed by definitions: %s', (text, slugs) => expect(found(text)).toEqual(slugs));

  test.each([
    ['quilt', 'mattress'],
    ['scanner', 'printer'],
    ['pillow of the zorbit moon landing', 'mattress'],
  ])('but not by what a definition leaves out, or by a few of many words: %s', (text, slug) =>
    expect(found(text)).not.toContain(slug),
  );

  test('and are never taken to be meant, nor shown beside a name', () => {
    expect(find('pillow')[0]?.score).toBeLessThan(40);
    expect(find('mattress')).toMatchObject([{ family: 'mattress', why: 'name' }]);
  });
});
