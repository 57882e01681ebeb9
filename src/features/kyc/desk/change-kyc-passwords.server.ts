import { Refusal } from '#core/http/refusal.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { db } from '#db/client.server.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { isDemoHash } from '../demo-kyc-passwords.server.ts';
import { isPasswordOfOther, kycPasswordFault, kycSlots, storeKycHash } from '../kyc-passwords.server.ts';
import { kycPasswordTexts as texts } from './kyc-passwords.messages.ts';
import type { KycPasswordSlot } from './kyc-passwords.schema.ts';

/** Both slots, also one that was never set. */
export async function listKycPasswords(): Promise<KycPasswordSlot[]> {
  const rows = await db().select().from(kycPasswords);
  return kycSlots.map((slot) => {
    const row = rows.find((each) => each.slot === slot);
    return {
      slot,
      state: row?.hash ? (isDemoHash(row.hash) ? 'demo' : 'set') : 'closed',
      changedAt: row?.updatedAt.toISOString() ?? null,
      lastUsedAt: row?.lastUsedAt?.toISOString() ?? null,
    };
  });
}

/**
 * Sets the password of a slot, or closes the slot with null.
 * @throws Refusal 422 at the field, 503 when too many passwords are being hashed
 */
export async function changeKycPassword(actor: StaffActor, slot: number, password: string | null): Promise<void> {
  const fault = password === null ? undefined : await faultIn(slot, password);
  if (fault) throw new Refusal(422, texts.mistakes, { errors: { password: [fault] } });
  const hash = password === null ? null : await hashPassword(password, 'staff');
  await transaction(async (tx) => {
    await storeKycHash(tx, slot, hash);
    const summary = hash ? `Set the KYC password ${slot}` : `Closed the KYC password ${slot}`;
    await audit(tx, actor, { action: 'kyc.password', subject: { kind: 'kyc-password', id: slot }, summary });
  });
}

/** Closing one of two slots with the same password would keep nobody out. */
async function faultIn(slot: number, password: string): Promise<string | undefined> {
  const fault = await kycPasswordFault(password);
  return fault ?? ((await isPasswordOfOther(slot, password)) ? texts.same : undefined);
}
