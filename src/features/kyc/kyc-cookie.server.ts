import type { Context } from 'hono';
import { z } from 'zod';
import { deleteOwnCookie, readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { isKycMark } from './kyc-passwords.server.ts';

const name = 'kyc';
const hours = 12;
const shape = z.object({ slot: z.number(), mark: z.string() });

/** Remembers for this browser session that the KYC page is unlocked. */
export function storeUnlocked(c: Context, unlocked: z.output<typeof shape>): void {
  setOwnCookie(c, name, sign('kyc', unlocked, hours * 3_600));
}

/** Whether this browser has unlocked the KYC page with a password that is still valid. */
export async function isUnlocked(c: Context): Promise<boolean> {
  const unlocked = readSigned('kyc', readOwnCookie(c, name) ?? '', shape);
  return unlocked ? isKycMark(unlocked.slot, unlocked.mark) : false;
}

export function forgetUnlocked(c: Context): void {
  deleteOwnCookie(c, name);
}
