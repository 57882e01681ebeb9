import type { Feature } from '#features/feature.ts';
import { brochureReadyMail } from './brochure-ready.mail.ts';
import { brochuresApi } from './brochures.api.ts';
import { updateBrochures } from './update-brochures.server.ts';

export const brochuresFeature: Feature = {
  name: 'brochures',
  api: [brochuresApi],
  mails: [brochureReadyMail],
  afterContentWrite: { afterCommit: updateBrochures },
};
