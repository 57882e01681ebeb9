import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, names, prose, row, rows, seo, translated } from '#features/records/record-fields.ts';

const step = row({ description: translated(prose) });
/** A service, and what is made or traded in the city that it concerns. */
const service = row({ service: names('services', slug), reason: maybe(prose) });
const question = row({ question: translated(line), answer: translated(prose) });

const cityDocument = document({
  slug,
  city: translated(line),
  state: line,
  nearestBranch: maybe(line),
  heading: translated(line),
  description: translated(maybe(prose)),
  note: maybe(prose),
  source: maybe(prose),
  confirmed: z.boolean().default(false),
  ...seo(),
  steps: rows(step),
  services: rows(service, 'service'),
  questions: rows(question, 'question'),
});

export const cityRecord = describeRecord({
  kind: 'cities',
  name: { one: /*i18n*/ 'City', many: /*i18n*/ 'Cities' },
  title: 'city',
  document: cityDocument,
});
