import type { Feature } from '#features/feature.ts';
import { brochureReadyMail } from './brochure-ready.mail.ts';

export const brochuresFeature: Feature = {
  name: 'brochures',
  mails: [brochureReadyMail],
};
