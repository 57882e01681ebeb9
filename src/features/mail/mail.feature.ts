import type { Feature } from '#features/feature.ts';
import { giveUpMail, sendOtherMail, sendUrgentMail } from './send-mail.job.ts';

export const mailFeature: Feature = { name: 'mail', jobs: [sendUrgentMail, sendOtherMail, giveUpMail] };
