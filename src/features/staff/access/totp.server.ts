import { Secret, TOTP } from 'otpauth';
import { and, eq, isNull, lt, or, sql } from '#core/drizzle.ts';
import { decrypt, encrypt } from '#core/secrets/encrypt.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { staffTotp } from '#db/schema/staff.ts';

const use = 'staff-totp';
const issuer = 'Kasauti desk';
/** A code is also accepted half a minute early or late, because the clocks of telephones differ. */
const stepsAside = 1;

/** Milliseconds since 1970 by the database's clock, which all processes share. */
const now = sql<number>`extract(epoch from clock_timestamp())::float * 1000`;

/** Makes a secret for an authenticator app, which counts once `confirmTotp` has seen a code of it. */
export async function prepareTotp(tx: Queryable, staffId: number, email: string) {
  const secret = new Secret({ size: 20 });
  const pendingSecret = encrypt(use, secret.base32);
  await tx
    .insert(staffTotp)
    .values({ staffId, pendingSecret })
    .onConflictDoUpdate({ target: staffTotp.staffId, set: { pendingSecret } });
  return { secret: secret.base32, uri: new TOTP({ issuer, label: email, secret }).toString() };
}

/** Whether the code belongs to the secret that was prepared, which then takes the place of any other. */
export async function confirmTotp(tx: Queryable, staffId: number, code: string): Promise<boolean> {
  const mine = eq(staffTotp.staffId, staffId);
  const [row] = await tx.select({ pending: staffTotp.pendingSecret, now }).from(staffTotp).where(mine);
  const secret = row?.pending && decrypt(use, row.pending);
  const step = secret ? stepOf(secret, code, row.now) : null;
  if (!secret || step === null) return false;
  const { rowCount } = await tx
    .update(staffTotp)
    .set({ secret: encrypt(use, secret), pendingSecret: null, confirmedAt: sql`clock_timestamp()`, lastStep: step })
    .where(and(mine, eq(staffTotp.pendingSecret, row.pending ?? '')));
  return rowCount === 1;
}

/**
 * Whether the code is right and newer than the last one that was used. The secret is encrypted anew, so that it outlives
 * the next change of APP_SECRET.
 */
export async function takeTotpCode(tx: Queryable, staffId: number, code: string): Promise<boolean> {
  const mine = eq(staffTotp.staffId, staffId);
  const [row] = await tx.select({ stored: staffTotp.secret, now }).from(staffTotp).where(mine);
  const secret = row?.stored && decrypt(use, row.stored);
  const step = secret ? stepOf(secret, code, row.now) : null;
  if (!secret || step === null) return false;
  const isNewer = or(isNull(staffTotp.lastStep), lt(staffTotp.lastStep, step));
  const { rowCount } = await tx
    .update(staffTotp)
    .set({ lastStep: step, secret: encrypt(use, secret) })
    .where(and(mine, isNewer, eq(staffTotp.secret, row.stored ?? '')));
  return rowCount === 1;
}

/** The period of 30 seconds to which a code belongs, or null if it is wrong. */
function stepOf(secret: string, code: string, timestamp: number): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const token = code.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const aside = totp.validate({ token, timestamp, window: stepsAside });
  return aside === null ? null : totp.counter({ timestamp }) + aside;
}
