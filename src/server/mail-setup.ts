import { loadBuiltTemplates, type MailSetup } from '#features/mail/mail-setup.server.ts';
import { features } from './features.ts';

/** Every mail of the site, as its feature declares it, with the templates of the build. */
export const mailSetup: MailSetup = {
  mails: features.flatMap((feature) => feature.mails ?? []),
  loadTemplates: loadBuiltTemplates,
};
