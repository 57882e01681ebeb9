import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, html, line, maybe, names, prose, seo, translated } from '#features/records/record-fields.ts';
import { standardTexts as texts } from './desk/standards.messages.ts';
import { isStandardNumber } from './standard-number.ts';

const standardDocument = document({
  slug,
  /** The edition belongs to it: another year is another standard, which takes this one's place. */
  number: line.refine(isStandardNumber, texts.noNumber),
  title: translated(maybe(line)),
  description: html(maybe(prose)),
  successor: names('standards', maybe(slug)),
  concurrentUntil: maybe(day),
  note: maybe(prose),
  source: maybe(prose),
  confirmed: z.boolean().default(false),
  ...seo(),
}).superRefine(({ slug: own, successor, concurrentUntil }, context) => {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (successor === own) refuse('successor', texts.ownSuccessor);
  if (concurrentUntil && !successor) refuse('concurrentUntil', texts.noSuccessor);
});

/** An Indian Standard in one edition, as pages, lists and orders name it. */
export const standardRecord = describeRecord({
  kind: 'standards',
  name: { one: /*i18n*/ 'Standard', many: /*i18n*/ 'Standards' },
  title: 'number',
  document: standardDocument,
  needsSecondPerson: true,
  keep: 'all',
});
