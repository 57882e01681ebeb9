import { careerBlocks, jobOpenings } from '#db/schema/careers.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import type { careerBlockKinds } from './career-kinds.schema.ts';
import { careerPageRecord } from './career-page.record.ts';
import { jobOpeningRecord } from './job-opening.record.ts';

export const jobOpeningKind = defineRecord(jobOpeningRecord, {
  table: jobOpenings,
  key: 'slug',
  changes: 'job_opening',
  addresses: () => ['/career'],
});

const blocks = (kind: (typeof careerBlockKinds)[number]) => ({ table: careerBlocks, key: 'slug', only: { kind } });

export const careerPageKind = defineRecord(careerPageRecord, {
  table: careerBlocks,
  key: 'slug',
  single: 'frame',
  changes: 'career_page',
  addresses: () => ['/career-at-bl'],
  children: {
    banner: blocks('banner'),
    growths: blocks('growth'),
    opportunities: blocks('opportunity'),
    about: blocks('about'),
    offer: blocks('offer'),
    offerItems: blocks('offer-item'),
  },
});
