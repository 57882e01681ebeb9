import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { leadLimit } from '#features/leads/lead-call.ts';
import * as answers from './business-card.schema.ts';
import { businessQueryInput } from './business-query.schema.ts';

const tag = 'Business card';
const answersIn = 'In the language of the caller';

export const businessCardCalls = {
  'GET /get-all-banner': {
    summary: 'The head of the business card: names and contact details',
    tag,
    answer: answers.bannersAnswer,
    answers: answersIn,
  },
  'GET /get-all-business-about': {
    summary: 'What the business card says about the company',
    tag,
    answer: answers.aboutAnswer,
    answers: answersIn,
  },
  'GET /get-all-business-services': {
    summary: 'The services on the business card',
    tag,
    answer: answers.servicesAnswer,
    answers: answersIn,
  },
  'GET /get-allBusiness-paymentInfo': {
    summary: 'How to pay, as the business card says',
    tag,
    answer: answers.paymentInfoAnswer,
    answers: answersIn,
  },
  'GET /business-card.vcf': {
    summary: 'The business card as a contact for an address book (vCard 3.0)',
    tag,
    answer: 'file',
    answers: 'The contact',
    refuses: { 404: 'There is no business card' },
  },
  'POST /business-qurey': {
    summary: 'Send a query from the business card or from the query link',
    tag,
    limit: leadLimit,
    body: 'form',
    plainForm: true,
    input: businessQueryInput,
    answer: messageAnswer,
    answers: 'The query is stored',
  },
} as const satisfies Calls;
