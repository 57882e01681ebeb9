import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { enquiryInput } from './enquiry.schema.ts';
import { leadAnswer, leadLimit as limit } from './lead-call.ts';
import { partnerInput } from './partner.schema.ts';

export const leadCalls = {
  'POST /sendnewsletter': {
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
  },
  'POST /partner-with-us': {
    summary: 'Apply to become a partner',
    description:
      'Organizations send organization and designation; individuals send field_of_expertise and year_of_experience.',
    tag: 'Enquiries',
    limit,
    input: partnerInput,
    answer: messageAnswer,
    answers: 'The request is stored',
  },
  'GET /lead-files/{token}': {
    summary: 'A file that a visitor sent, by the link in the notice mail (valid for 7 days)',
    tag: 'Enquiries',
    secret: true,
    params: z.object({ token: z.string().max(300) }),
    answer: 'file',
    answers: 'The file, as an attachment',
    refuses: { 404: 'No such link' },
  },
} as const satisfies Calls;
