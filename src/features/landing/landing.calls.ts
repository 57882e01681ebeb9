import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { leadAnswer, leadLimit as limit } from '#features/leads/lead-call.ts';
import { landingFile, landingInput, landingPopupInput } from './landing.schema.ts';

export const landingCalls = {
  'POST /sendnewsletterads': {
    summary: 'Send the form of the landing page as multipart/form-data with at most one PDF (`pdf`, 10 MB)',
    description:
      'captcha_token and captcha from `GET /captcha` are optional. A wrong sum is no reason to refuse the form: the enquiry is then marked for staff.',
    tag: 'Landing page',
    limit,
    body: 'multipart',
    file: landingFile,
    plainForm: true,
    input: landingInput,
    answer: leadAnswer,
    answers: 'The enquiry is stored',
  },
  'POST /landing-page-popup': {
    summary: 'Send the pop-up form of the landing page',
    tag: 'Landing page',
    limit,
    input: landingPopupInput,
    answer: messageAnswer,
    answers: 'The enquiry is stored',
  },
} as const satisfies Calls;
