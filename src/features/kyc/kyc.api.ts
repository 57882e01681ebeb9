import type { Context } from 'hono';
import { z } from 'zod';
import { attachment, shownFile } from '#core/http/attachment.ts';
import { deleteOwnCookie, readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { readDevice } from '#features/accounts/known-device.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { getKyc, getKycFile } from './get-kyc.server.ts';
import { kycAnswer, kycInput, kycItemParams, kycTexts } from './kyc.schema.ts';
import { isKycMark } from './kyc-passwords.server.ts';
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
      const { content, name } = await openFile(c, params.id);
      return shownFile(content, name);
    },
  }),
  'GET /kyc/files/{id}/download': call({
    ...file,
    summary: 'A KYC document, to be saved',
    answers: 'The file, as an attachment',
    handle: async ({ c, params }) => {
      const { content, name } = await openFile(c, params.id);
      return attachment(content, name);
    },
  }),
} satisfies SiteCalls;

async function openFile(c: Context, id: number) {
  if (!(await isUnlocked(c))) throw new Refusal(403, kycTexts.locked);
  return getKycFile(id);
}

const name = 'kyc';
const hours = 12;
const shape = z.object({ slot: z.number(), mark: z.string() });

/** Remembers for this browser session that the KYC page is unlocked. */
function storeUnlocked(c: Context, unlocked: z.output<typeof shape>): void {
  setOwnCookie(c, name, sign('kyc', unlocked, hours * 3_600));
}

/** Whether this browser has unlocked the KYC page with a password that is still valid. */
async function isUnlocked(c: Context): Promise<boolean> {
  const unlocked = readSigned('kyc', readOwnCookie(c, name) ?? '', shape);
  return unlocked ? isKycMark(unlocked.slot, unlocked.mark) : false;
}

function forgetUnlocked(c: Context): void {
  deleteOwnCookie(c, name);
}
