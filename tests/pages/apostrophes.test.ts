import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an authority wrote is left as it wrote it, and names of goods as people type them. */
const verbatim = /README|families\/|data\/law|hs-codes|order-worklist|bis_isi|^content\/desk/;

test.each(['content/**/*.{md,yaml,csv}', 'src/locales/en/*.po'])('%s writes one kind of apostrophe', (pattern) => {
  const files = globSync(pattern).filter((path) => !verbatim.test(path));
  expect(files.length).toBeGreaterThan(3);
  const straight = files.filter((path) => /\p{L}'\p{L}/u.test(readFileSync(path, 'utf8')));
  expect(straight).toEqual([]);
});
