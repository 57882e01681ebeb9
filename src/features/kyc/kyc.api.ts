import type { Context } from 'hono';
import { attachment, shownFile } from '#core/http/attachment.ts';
import { Refusal } from '#core/http/refusal.ts';
import { readDevice } from '#features/accounts/known-device.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { getKyc, getKycFile } from './get-kyc.server.ts';
import { kycAnswer, kycInput, kycItemParams, kycTexts } from './kyc.schema.ts';
import { forgetUnlocked, isUnlocked, storeUnlocked } from './kyc-cookie.server.ts';
import { unlockKyc } from './unlock-kyc.server.ts';

const tag = 'KYC';

const file = {
  tag,
  params: kycItemParams,
  answer: 'file',
  neverStored: true,
  securityEvent: 'open a KYC document',
  refuses: { 404: 'No such file' },
} as const;

/** The page of bank details and company documents, which opens with a password for one browser session. */
export const kycApi = {
  'GET /kyc': call({
    summary: 'The KYC details, if this browser has unlocked them',
    tag,
    answer: kycAnswer,
    answers: 'The details, or null while they are locked',
    neverStored: true,
    handle: async ({ c, language }) => ({ details: (await isUnlocked(c)) ? await getKyc(language) : null }),
  }),
  'POST /kyc': call({
    summary: 'Unlock the KYC details',
    description: 'A right password sets a cookie that ends with the browser session, at the latest after 12 hours.',
    tag,
    input: kycInput,
    answer: kycAnswer,
    answers: 'The details',
    neverStored: true,
    securityEvent: 'unlock KYC',
    refuses: { 429: 'Ten wrong passwords in an hour from one network, or 300 from all networks' },
    handle: async ({ input, caller, c, language }) => {
      storeUnlocked(c, await unlockKyc(input.password, caller, readDevice(c)));
      return { details: await getKyc(language) };
    },
  }),
  'DELETE /kyc': call({
    summary: 'Lock the KYC details again',
    tag,
    answer: kycAnswer,
    answers: 'They are locked',
    neverStored: true,
    handle: ({ c }) => {
      forgetUnlocked(c);
      return { details: null };
    },
  }),
  'GET /kyc/files/{id}': call({
    ...file,
    summary: 'A KYC document, to be shown in the browser',
    answers: 'The file',
    handle: async ({ c, params }) => {
      const { bytes, name } = await openFile(c, params.id);
      return shownFile(bytes, name);
    },
  }),
  'GET /kyc/files/{id}/download': call({
    ...file,
    summary: 'A KYC document, to be saved',
    answers: 'The file, as an attachment',
    handle: async ({ c, params }) => {
      const { bytes, name } = await openFile(c, params.id);
      return attachment(bytes, name);
    },
  }),
} satisfies SiteCalls;

async function openFile(c: Context, id: number) {
  if (!(await isUnlocked(c))) throw new Refusal(403, kycTexts.locked);
  return getKycFile(id);
}
