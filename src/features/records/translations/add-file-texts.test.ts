import { expect, test } from 'vitest';
import { z } from 'zod';
import { document, row, rows, translated } from '../record-fields.ts';
import { addFileTexts } from './add-file-texts.ts';

const schema = document({
  slug: z.string(),
  name: translated(z.string()),
  parts: rows(row({ key: z.string(), text: translated(z.string()) }), 'key'),
});
const catalogues = new Map([
  [
    'hi',
    new Map([
      ['Lamp', 'लैंप'],
      ['Its cord', 'उसका तार'],
      ['lamp', 'never: a slug is no text'],
    ]),
  ],
]);

test('texts at every depth are translated, and nothing but texts', () => {
  const given = schema.parse({
    slug: 'lamp',
    name: 'Lamp',
    parts: [
      { key: 'cord', text: 'Its cord' },
      { key: 'plug', text: 'Its plug' },
    ],
  });
  const filled = addFileTexts(schema, given, catalogues);
  expect(filled.translations).toEqual({ hi: { name: 'लैंप' } });
  expect(filled.parts.map(({ translations }) => translations)).toEqual([{ hi: { text: 'उसका तार' } }, {}]);
  expect(schema.safeParse(filled).success).toBe(true);
});
