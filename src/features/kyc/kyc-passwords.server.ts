import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from '#core/drizzle.ts';
import { passwordFault } from '#core/secrets/password-fault.ts';
import { checkPassword, hashPassword } from '#core/secrets/passwords.server.ts';
import { unseenSign } from '#core/text/plain-text.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { kycPasswords } from '#db/schema/kyc.ts';
import { isClosedHash, isDemoPassword } from './demo-kyc-passwords.server.ts';
import { kycPasswordTexts as texts } from './desk/kyc-passwords.messages.ts';
import { mostUnits } from './kyc.schema.ts';

/** The passwords that open the KYC page are in two slots, so that one can be replaced while the other is still in use. */
export const kycSlots = [1, 2] as const;
export type KycSlot = (typeof kycSlots)[number];

/** Sets the password of a slot, or closes the slot with null. Sessions that were unlocked with the old one end. */
export async function setKycPassword(slot: KycSlot, password: string | null): Promise<void> {
  await storeKycHash(db(), slot, password === null ? null : await hashPassword(password));
}

/** The same with the hash of the password, in a transaction of the caller. */
export async function storeKycHash(tx: Pick<Queryable, 'insert'>, slot: number, hash: string | null): Promise<void> {
  const fresh = { hash, lastUsedAt: null };
  await tx
    .insert(kycPasswords)
    .values({ slot, ...fresh })
    .onConflictDoUpdate({ target: kycPasswords.slot, set: { ...fresh, updatedAt: new Date() } });
}

/** What a password has opened, until the slot has another one. */
export type OpenedSlot = { slot: number; mark: string };

/** Notes that somebody has come in with the password of a slot, unless it has been replaced since. */
export async function noteKycUse({ slot, mark }: OpenedSlot): Promise<void> {
  const hash = (await listStored()).get(slot);
  if (!hash || markOf(hash) !== mark) return;
  await db()
    .update(kycPasswords)
    // Nobody has changed it.
    .set({ lastUsedAt: new Date(), updatedAt: sql`${kycPasswords.updatedAt}` })
    .where(and(eq(kycPasswords.slot, slot), eq(kycPasswords.hash, hash)));
}

/**
 * The slot with that password, or null. Both slots are always compared, so that the time tells nothing about them.
 * @throws Refusal 503 when too many are waiting
 */
export async function findKycSlot(password: string): Promise<OpenedSlot | null> {
  const stored = await listStored();
  let opened: OpenedSlot | null = null;
  for (const slot of kycSlots) {
    const hash = stored.get(slot) ?? null;
    const { isRight } = await checkPassword(password, hash);
    if (isRight && hash) opened ??= { slot, mark: markOf(hash) };
  }
  return opened;
}

/** Whether another slot has this password; for staff, whom no flood of guesses keeps out. */
export async function isPasswordOfOther(slot: number, password: string): Promise<boolean> {
  for (const [other, hash] of await listStored())
    if (other !== slot && hash && (await checkPassword(password, hash, 'staff')).isRight) return true;
  return false;
}

/** Whether the slot still has the password to which the mark belongs. */
export async function isKycMark(slot: number, mark: string): Promise<boolean> {
  const hash = (await listStored()).get(slot);
  return hash ? markOf(hash) === mark : false;
}

async function listStored(): Promise<Map<number, string | null>> {
  const { slot, hash } = kycPasswords;
  const rows = await db().select({ slot, hash }).from(kycPasswords).orderBy(asc(slot));
  return new Map(rows.map(({ slot, hash }) => [slot, hash && isClosedHash(hash) ? null : hash]));
}

/** Changes with each password, even when the same one is set again. */
function markOf(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 16);
}

/** Longer than a client's: many people use it, and nothing else stands beside it. */
const shortestKycPassword = 12;
const longestKycPassword = 128;

/** What is wrong with a new password of the KYC page, or undefined. */
export async function kycPasswordFault(password: string): Promise<string | undefined> {
  const { length } = [...password.normalize('NFKC')];
  if (length < shortestKycPassword) return texts.short;
  if (length > longestKycPassword || password.length > mostUnits) return texts.long;
  if (isHardToPassOn(password)) return texts.unseen;
  if (await isDemoPassword(password, 'staff')) return texts.demo;
  return passwordFault(password, { name: 'Kasauti', email: '' });
}

/** Whoever reads it somewhere has to type it: no space around it is seen, nor a sign without a form. */
const isHardToPassOn = (password: string) =>
  password !== password.trim() ||
  /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(password) ||
  unseenSign.test(password);
