import type { Feature } from '#features/feature.ts';
import { brochureReadyMail } from './brochure-ready.mail.ts';
import { brochuresApi } from './brochures.api.ts';
import { drawBrochures } from './draw-brochures.job.ts';
import { listBrochures } from './list-brochures.server.ts';

export const brochuresFeature: Feature = {
  name: 'brochures',
  api: [brochuresApi],
  mails: [brochureReadyMail],
  followers: [
    // Their letterhead is of the settings.
    { order: 'facts', follows: ['service', 'setting'], inWrite: listBrochures, job: drawBrochures.queue },
  ],
  jobs: [drawBrochures],
};
