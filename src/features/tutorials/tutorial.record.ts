import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, html, line, maybe, prose, translated } from '#features/records/record-fields.ts';
import { videoIdOf } from './video-id-of.ts';

const tutorialDocument = document({
  slug,
  title: translated(line),
  /** The address of a video; null for a tutorial that is only written. */
  videoUrl: maybe(line.refine(videoIdOf, /*i18n*/ 'is not the address of a video on YouTube')),
  isDemonstration: z.boolean().default(false),
  description: html(prose),
});

export const tutorialRecord = describeRecord({
  kind: 'tutorials',
  name: { one: /*i18n*/ 'Tutorial', many: /*i18n*/ 'Tutorials' },
  title: 'title',
  document: tutorialDocument,
});
