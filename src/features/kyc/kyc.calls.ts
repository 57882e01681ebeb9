import type { Calls } from '#core/http/calls.ts';
import { kycAnswer, kycInput, kycItemParams } from './kyc.schema.ts';

const tag = 'KYC';
const file = {
  tag,
  params: kycItemParams,
  answer: 'file',
  neverStored: true,
  refuses: { 404: 'No such file' },
} as const;

/** The page of bank details and company documents, which opens with a password for one browser session. */
export const kycCalls = {
  'GET /kyc': {
    summary: 'The KYC details, if this browser has unlocked them',
    tag,
    answer: kycAnswer,
    answers: 'The details, or null while they are locked',
    neverStored: true,
  },
  'POST /kyc': {
    summary: 'Unlock the KYC details',
    description: 'A right password sets a cookie that ends with the browser session, at the latest after 12 hours.',
    tag,
    input: kycInput,
    answer: kycAnswer,
    answers: 'The details',
    neverStored: true,
    securityEvent: 'unlock KYC',
    refuses: { 429: 'Ten wrong passwords in an hour from one network, or 300 from all networks' },
  },
  'DELETE /kyc': {
    summary: 'Lock the KYC details again',
    tag,
    answer: kycAnswer,
    answers: 'They are locked',
    neverStored: true,
  },
  'GET /kyc/files/{id}': {
    ...file,
    summary: 'A KYC document, to be shown in the browser',
    answers: 'The file',
  },
  'GET /kyc/files/{id}/download': {
    ...file,
    summary: 'A KYC document, to be saved',
    answers: 'The file, as an attachment',
  },
} as const satisfies Calls;
