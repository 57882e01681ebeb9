import type { Feature } from '#features/feature.ts';
import { mailCleanUp } from './mail.clean-up.server.ts';

/** Its jobs need the mails of all features: `server/list-jobs.ts` adds them. */
export const mailFeature: Feature = { name: 'mail', cleanUp: mailCleanUp };
