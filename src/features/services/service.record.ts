import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  day,
  document,
  html,
  line,
  maybe,
  names,
  picture,
  prose,
  row,
  rows,
  seo,
  translated,
} from '#features/records/record-fields.ts';
import { fieldTexts as texts } from '#features/records/records.messages.ts';
import { compliances } from './services.schema.ts';

const question = row({ question: translated(line), answer: html(prose) });

const section = row({
  slug,
  name: translated(line),
  title: translated(maybe(line)),
  content: html(maybe(prose)),
  questions: rows(question, 'question'),
});

const serviceDocument = document({
  slug,
  category: names('service-categories', line),
  name: translated(line),
  shortName: translated(maybe(line)),
  tagline: translated(maybe(line)),
  description: translated(maybe(prose)),
  imagePath: picture(maybe(line)),
  imageAlt: translated(maybe(line)),
  regulator: translated(maybe(line)),
  governingOrder: maybe(line),
  validity: translated(maybe(line)),
  validitySource: maybe(line),
  validityReadOn: maybe(day),
  timeline: translated(maybe(line)),
  timelineSource: maybe(line),
  timelineReadOn: maybe(day),
  whoNeedsIt: translated(maybe(prose)),
  compliance: maybe(z.enum(compliances)),
  /** The service whose mandatory-products list this service shows too. */
  listService: names('services', maybe(slug)),
  homePosition: maybe(z.int32().positive()),
  note: maybe(prose),
  source: maybe(prose),
  confirmed: z.boolean().default(false),
  ...seo(),
  sections: rows(section, 'slug'),
}).superRefine((service, context) => {
  for (const fact of ['validity', 'timeline'] as const) {
    const [source, readOn] = [service[`${fact}Source`], service[`${fact}ReadOn`]];
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if ((source === null) !== (readOn === null))
      report(`${fact}Source`, /*i18n*/ 'is given together with the day on which it was read');
    else if (source !== null && service[fact] === null) report(fact, texts.missing);
  }
});

export const serviceRecord = describeRecord({
  kind: 'services',
  name: { one: /*i18n*/ 'Service', many: /*i18n*/ 'Services' },
  title: 'name',
  document: serviceDocument,
});
