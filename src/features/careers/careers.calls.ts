import type { Calls } from '#core/http/calls.ts';
import { leadAnswer, leadLimit } from '#features/leads/lead-call.ts';
import { applicationFields, resumeFile } from './application.schema.ts';
import { careerDataAnswer, careerSeoAnswer, careersAnswer } from './careers.schema.ts';

export const careerCalls = {
  'GET /careers': {
    summary: 'The current openings, newest first',
    tag: 'Careers',
    answer: careersAnswer,
    answers: 'In the language of the caller',
  },
  'GET /get-carrer-data': {
    summary: 'The blocks of the page about a career here',
    tag: 'Careers',
    answer: careerDataAnswer,
    answers: 'A list with one entry',
  },
  'GET /get-carrer-data-seo': {
    summary: 'The texts for search engines of the page about a career here',
    tag: 'Careers',
    answer: careerSeoAnswer,
    answers: 'In the language of the caller',
  },
  'POST /apply': {
    summary: 'Apply for a job as multipart/form-data with at most one résumé (`resume`: PDF, DOC or DOCX, 5 MB)',
    description:
      'Send captcha_token and captcha from `GET /captcha`. Without them, 3 forms in 10 minutes are accepted.',
    tag: 'Careers',
    limit: leadLimit,
    body: 'multipart',
    file: resumeFile,
    plainForm: true,
    input: applicationFields,
    answer: leadAnswer,
    answers: 'The application is stored',
  },
} as const satisfies Calls;
