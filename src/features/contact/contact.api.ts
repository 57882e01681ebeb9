import { defineApi } from '#features/define-api.ts';
import { sumFaults } from '#features/leads/check-sum.server.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { contactCalls } from './contact.calls.ts';
import { contactTexts as texts } from './contact.schema.ts';
import { getContact, mapPath } from './get-contact.server.ts';
import { submitContact } from './submit-contact.server.ts';

export const contactApi = defineApi(
  contactCalls,
  {
    'GET /contact': async ({ language }) => {
      const [{ page, office }, record] = await Promise.all([
        getContact(language),
        readPageRecord('contact', 'Contact', language),
      ]);
      return {
        page: { ...record, title: page?.title ?? record.name, description: page?.tagLine ?? '' },
        contact: {
          address: office.address,
          email: office.email,
          mobile1: office.mobiles[0] ?? '',
          mobile2: office.mobiles[1] ?? '',
          office: office.phone,
          feedback_email: office.grievanceEmail,
          holiday_list_url: '/holiday-list',
          map_url: office.map && mapPath,
        },
      };
    },
    'POST /contact-form': async ({ input, upload, caller, language, say }) => {
      await submitContact({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.sentWithoutFile), file_stored: false };
      return { message: say(texts.sent) };
    },
  },
  { 'POST /contact-form': sumFaults },
);
