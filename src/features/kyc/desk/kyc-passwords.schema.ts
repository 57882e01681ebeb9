import { z } from 'zod';
import { mostUnits } from '../kyc.schema.ts';
import { kycPasswordTexts as texts } from './kyc-passwords.messages.ts';

export const slotParams = z.object({ slot: z.coerce.number().int().min(1).max(2) });

export const newKycPassword = z.object({
  password: z.string({ error: texts.missing }).min(1, texts.missing).max(mostUnits, texts.long),
});

const slot = z.object({
  slot: z.int(),
  /** `demo` opens the page of a demo alone, and everybody knows it. */
  state: z.enum(['set', 'demo', 'closed']),
  changedAt: z.iso.datetime().nullable(),
  /** When somebody last came in with it. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type KycPasswordSlot = z.output<typeof slot>;
export const kycPasswordsAnswer = z.object({ slots: z.array(slot) });
