import { NotFoundError } from '#core/errors.ts';
import { attachment } from '#core/http/attachment.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { slugify } from '#core/text/addresses.ts';
import { leadLimit } from '#features/leads/lead-call.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { defaultLanguage } from '#locales/languages.ts';
import * as answers from './business-card.schema.ts';
import { listAbout, listBanners, listCardServices, listPaymentInfo } from './business-card.server.ts';
import { businessQueryInput, businessCardTexts as texts } from './business-query.schema.ts';
import { submitBusinessQuery } from './submit-business-query.server.ts';
import { writeVcard } from './write-vcard.server.ts';

const tag = 'Business card';

const answersIn = 'In the language of the caller';

export const businessCardApi = {
  'GET /get-all-banner': call({
    summary: 'The head of the business card: names and contact details',
    tag,
    answer: answers.bannersAnswer,
    answers: answersIn,
    handle: async ({ language }) => ({ data: await listBanners(language) }),
  }),
  'GET /get-all-business-about': call({
    summary: 'What the business card says about the company',
    tag,
    answer: answers.aboutAnswer,
    answers: answersIn,
    handle: async ({ language }) => ({ data: await listAbout(language) }),
  }),
  'GET /get-all-business-services': call({
    summary: 'The services on the business card',
    tag,
    answer: answers.servicesAnswer,
    answers: answersIn,
    handle: async ({ language }) => ({ data: await listCardServices(language) }),
  }),
  'GET /get-allBusiness-paymentInfo': call({
    summary: 'How to pay, as the business card says',
    tag,
    answer: answers.paymentInfoAnswer,
    answers: answersIn,
    handle: async ({ language }) => ({ data: await listPaymentInfo(language) }),
  }),
  'GET /business-card.vcf': call({
    summary: 'The business card as a contact for an address book (vCard 3.0)',
    tag,
    answer: 'file',
    answers: 'The contact',
    refuses: { 404: 'There is no business card' },
    handle: async () => {
      // In English, as address books sort and search it.
      const [banner] = await listBanners(defaultLanguage);
      if (!banner) throw new NotFoundError('business card');
      const bytes = new TextEncoder().encode(writeVcard(banner));
      return attachment(bytes, `${slugify(banner.business_name)}.vcf`, 'text/vcard; charset=utf-8');
    },
  }),
  'POST /business-qurey': call({
    summary: 'Send a query from the business card or from the query link',
    tag,
    limit: leadLimit,
    body: 'form',
    plainForm: true,
    input: businessQueryInput,
    answer: messageAnswer,
    answers: 'The query is stored',
    handle: async ({ input, language, say }) => {
      await submitBusinessQuery(input, language);
      return { message: say(texts.sent) };
    },
  }),
} satisfies SiteCalls;
