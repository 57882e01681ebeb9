import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { correctName } from './correct-name.ts';
import { readLists } from './read-lists.ts';
import { tidyProductName } from './tidy-product-name.ts';

const corrected = (listed: string) => correctName(tidyProductName(listed), []);
const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLowerCase();

/** Names as lists print them: words and signs, with spaces missing or superfluous. */
const listedName = fc
  .array(
    fc.tuple(
      fc.constantFrom('Steel', 'wire', 'Part', 'upto', 'PP2', '100', '1500V', 'Non', 'HDPE', 'and', 'W', 'x'),
      fc.constantFrom(' ', '  ', '', '-', '- ', ' - ', ',', ' , ', ' (', '( ', ' )', ')', '/', ' / ', ': ', ' ;'),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.flat().join(''));

test('loses no letter and no figure of a name', () => {
  fc.assert(fc.property(listedName, (listed) => letters(corrected(listed)) === letters(listed)));
});

test('leaves no space that would make a reader stumble', () => {
  fc.assert(fc.property(listedName, (listed) => !/ {2}|\( | \)| [,;:]|^ | $/.test(corrected(listed))));
});

test('changes nothing when it is applied again', () => {
  fc.assert(
    fc.property(listedName, (listed) => {
      const once = corrected(listed);
      expect(correctName(once, [])).toBe(once);
    }),
  );
});

test.each([
  ['Galvanized Steel Sheets ( Plain and Corrugated)', 'Galvanized steel sheets (plain and corrugated)'],
  ['A- Twill Jute Bag', 'A-twill jute bag'],
  ['Fibre Ropes - 3-, 4-, 8- and 12- Strand Ropes', 'Fibre ropes - 3-, 4-, 8- and 12-strand ropes'],
  ['Tungsten Filament Lamps (upto100 W )', 'Tungsten filament lamps (up to 100 W)'],
  ['Bags for Growth of Seedling /Sapling', 'Bags for growth of seedling/sapling'],
])('reads %j as %j', (listed, name) => expect(corrected(listed)).toBe(name));

test('uses the corrections in the content folder, and never shows the mistakes that they correct', async () => {
  const content = openContent('content');
  const rows = await readLists(content);
  expect(content.problems).toEqual([]);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('Geosynthetics - synthetic polymer rope gabions for coastal and waterways protection');
  expect(names.filter((name) => /…|BodiesAnd|RopeGabions|NonGrain|\( | \)|house hold/.test(name))).toEqual([]);
  // Neither the list's own words nor the name that addresses are made from changes.
  const gabions = rows.find(({ name }) => name.includes('rope gabions'));
  expect(gabions?.listedAs).toContain('RopeGabions');
  expect(gabions?.addressName).toContain('RopeGabions');
});
