import { sumFaults } from '#features/leads/check-sum.server.ts';
import { leadAnswer, leadLimit } from '#features/leads/lead-call.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { contactAnswer, contactFile, contactInput, contactTexts as texts } from './contact.schema.ts';
import { getContact, mapPath } from './get-contact.server.ts';
import { submitContact } from './submit-contact.server.ts';

export const contactApi = {
  'GET /contact': call({
    summary: 'The office: address, numbers and mailboxes',
    tag: 'Contact',
    answer: contactAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => {
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
  }),
  'POST /contact-form': call({
    summary: 'Send the contact form as multipart/form-data with at most one PDF (`file`, 10 MB)',
    description:
      'Send captcha_token and captcha from `GET /captcha`. Without them, 3 forms in 10 minutes are accepted.',
    tag: 'Contact',
    limit: leadLimit,
    body: 'multipart',
    file: contactFile,
    plainForm: true,
    input: contactInput,
    answer: leadAnswer,
    answers: 'The message is stored',
    check: sumFaults,
    handle: async ({ input, upload, caller, language, say }) => {
      await submitContact({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.sentWithoutFile), file_stored: false as const };
      return { message: say(texts.sent) };
    },
  }),
} satisfies SiteCalls;
