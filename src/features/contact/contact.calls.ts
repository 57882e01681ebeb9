import type { Calls } from '#core/http/calls.ts';
import { leadAnswer, leadLimit } from '#features/leads/lead-call.ts';
import { contactAnswer, contactFile, contactInput } from './contact.schema.ts';

export const contactCalls = {
  'GET /contact': {
    summary: 'The office: address, numbers and mailboxes',
    tag: 'Contact',
    answer: contactAnswer,
    answers: 'In the language of the caller',
  },
  'POST /contact-form': {
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
  },
} as const satisfies Calls;
