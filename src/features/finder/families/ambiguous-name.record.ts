import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, names } from '#features/records/record-fields.ts';

const texts = { few: /*i18n*/ 'is one family, so there is nothing to ask' } as const;

/** A text that stands for several families, with what to ask; the most usual family is first. */
export const ambiguousNameRecord = describeRecord({
  kind: 'ambiguous-names',
  name: { one: /*i18n*/ 'Word for several families', many: /*i18n*/ 'Words for several families' },
  title: 'text',
  document: document({
    text: line.max(120),
    families: names(
      'families',
      z.array(slug).refine((families) => new Set(families).size > 1, texts.few),
    ),
    question: line,
  }),
  keep: 'all',
});
