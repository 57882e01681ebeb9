import type { Feature } from '#features/feature.ts';
import { scheduleFailedMail } from './schedule-failed.mail.ts';
import { tellAuthor } from './tell-author.server.ts';

export const scheduleMailsFeature: Feature = {
  name: 'schedule-mails',
  scheduleFailureWitnesses: [tellAuthor],
  mails: [scheduleFailedMail],
};
