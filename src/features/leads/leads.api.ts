import { z } from 'zod';
import { attachment } from '#core/http/attachment.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { sumFaults } from './check-sum.server.ts';
import { enquiryInput } from './enquiry.schema.ts';
import { getLeadFile } from './files/get-lead-file.server.ts';
import { leadAnswer, leadLimit as limit } from './lead-call.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { partnerInput } from './partner.schema.ts';
import { submitEnquiry } from './submit-enquiry.server.ts';
import { submitPartner } from './submit-partner.server.ts';

export const leadsApi = {
  'POST /sendnewsletter': call({
    summary: 'Send the footer enquiry as multipart/form-data with at most one file (`pdf`, 10 MB)',
    description:
      'Send captcha_token and captcha from `GET /captcha`. Without them, 3 enquiries in 10 minutes are accepted.',
    tag: 'Enquiries',
    limit,
    body: 'multipart',
    file: { field: 'pdf', folder: 'lead-files' },
    plainForm: true,
    input: enquiryInput,
    answer: leadAnswer,
    answers: 'The enquiry is stored',
    check: sumFaults,
    handle: async ({ input, upload, caller, language, say }) => {
      await submitEnquiry({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.enquirySentWithoutFile), file_stored: false as const };
      return { message: say(texts.enquirySent) };
    },
  }),
  'POST /partner-with-us': call({
    summary: 'Apply to become a partner',
    description:
      'Organizations send organization and designation; individuals send field_of_expertise and year_of_experience.',
    tag: 'Enquiries',
    limit,
    input: partnerInput,
    answer: messageAnswer,
    answers: 'The request is stored',
    handle: async ({ input, language, say }) => {
      await submitPartner(input, language);
      return { message: say(texts.partnerSent) };
    },
  }),
  'GET /lead-files/{token}': call({
    securityEvent: "open a visitor's file",
    summary: 'A file that a visitor sent, by the link in the notice mail (valid for 7 days)',
    tag: 'Enquiries',
    secret: true,
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The file, as an attachment',
    refuses: { 404: 'No such link' },
    handle: async ({ params }) => {
      const { content, name } = await getLeadFile(params.token);
      return attachment(content, name);
    },
  }),
} satisfies SiteCalls;
