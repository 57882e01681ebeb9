import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { changeKycPassword, listKycPasswords } from './change-kyc-passwords.server.ts';
import { kycPasswordTexts as texts } from './kyc-passwords.messages.ts';
import * as shapes from './kyc-passwords.schema.ts';

const changing = {
  tag: 'KYC passwords',
  who: 'site.manage',
  proof: proofMinutes,
  securityEvent: 'change a password of the KYC page',
  params: shapes.slotParams,
  answer: messageAnswer,
} as const;

/** The two passwords of the KYC page; nobody can read them, only replace them. */
export const kycPasswordsDesk = {
  'GET /kyc-passwords': deskCall({
    summary: 'Whether the two passwords of the KYC page are set, and when they were last used',
    tag: 'KYC passwords',
    who: 'site.manage',
    answer: shapes.kycPasswordsAnswer,
    answers: 'Both, without the passwords',
    handle: async () => ({ slots: await listKycPasswords() }),
  }),
  'PUT /kyc-passwords/{slot}': deskCall({
    ...changing,
    summary: 'Set one of them',
    input: shapes.newKycPassword,
    answers: 'Set; whoever had come in with the old one is out',
    handle: async ({ actor, params, input, say }) => {
      await changeKycPassword(actor, params.slot, input.password);
      return { message: say(texts.set) };
    },
  }),
  'DELETE /kyc-passwords/{slot}': deskCall({
    ...changing,
    summary: 'Close one of them',
    answers: 'Closed; whoever had come in with it is out',
    handle: async ({ actor, params, say }) => {
      await changeKycPassword(actor, params.slot, null);
      return { message: say(texts.closed) };
    },
  }),
} satisfies DeskCalls;
