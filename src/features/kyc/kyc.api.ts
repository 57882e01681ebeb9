import type { Context } from 'hono';
import { attachment, shownFile } from '#core/http/attachment.ts';
import { Refusal } from '#core/http/refusal.ts';
import { defineApi } from '#features/define-api.ts';
import { getKyc, getKycFile } from './get-kyc.server.ts';
import { kycCalls } from './kyc.calls.ts';
import { kycTexts } from './kyc.schema.ts';
import { forgetUnlocked, isUnlocked, storeUnlocked } from './kyc-cookie.server.ts';
import { unlockKyc } from './unlock-kyc.server.ts';

export const kycApi = defineApi(kycCalls, {
  'GET /kyc': async ({ c, language }) => ({ details: (await isUnlocked(c)) ? await getKyc(language) : null }),
  'POST /kyc': async ({ input, caller, c, language }) => {
    storeUnlocked(c, await unlockKyc(input.password, caller.network));
    return { details: await getKyc(language) };
  },
  'DELETE /kyc': ({ c }) => {
    forgetUnlocked(c);
    return { details: null };
  },
  'GET /kyc/files/{id}': async ({ c, params }) => {
    const { bytes, name } = await openFile(c, params.id);
    return shownFile(bytes, name);
  },
  'GET /kyc/files/{id}/download': async ({ c, params }) => {
    const { bytes, name } = await openFile(c, params.id);
    return attachment(bytes, name);
  },
});

async function openFile(c: Context, id: number) {
  if (!(await isUnlocked(c))) throw new Refusal(403, kycTexts.locked);
  return getKycFile(id);
}
