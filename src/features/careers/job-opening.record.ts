import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, html, line, maybe, prose, translated } from '#features/records/record-fields.ts';

const openingDocument = document({
  slug,
  jobTitle: translated(line),
  postedOn: day,
  fieldOfExperience: translated(line),
  /** The team, and the terms of the work. */
  jobTitle2: translated(maybe(line)),
  jobSubtitle2: translated(maybe(line)),
  jobDescription: html(prose),
});

export const jobOpeningRecord = describeRecord({
  kind: 'job-openings',
  name: { one: /*i18n*/ 'Opening', many: /*i18n*/ 'Openings' },
  title: 'jobTitle',
  document: openingDocument,
});
