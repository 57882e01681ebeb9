import { expect, test } from 'vitest';
import { document, html, line, maybe, prose, row, rows, translated } from '../record-fields.ts';
import { countTexts } from './count-texts.ts';

const question = row({ question: translated(line), answer: html(prose) });
const schema = document({
  slug: line,
  name: translated(line),
  lead: translated(maybe(line)),
  questions: rows(question),
});

test('only texts that are there in English are counted, at every depth', () => {
  const guide = {
    slug: 'lamps',
    name: 'Lamps',
    lead: null,
    translations: { hi: { name: 'लैंप', lead: 'पुराना' } },
    questions: [
      { question: 'Which?', answer: '<p>All.</p>', translations: { hi: { question: 'कौन?' } } },
      { question: 'Why?', answer: '<p>It is so.</p>' },
    ],
  };
  expect(countTexts(schema, guide, 'hi')).toEqual({ done: 2, total: 5 });
  expect(countTexts(schema, guide, 'ar')).toEqual({ done: 0, total: 5 });
});
