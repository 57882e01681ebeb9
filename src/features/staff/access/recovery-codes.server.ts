import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from '#core/drizzle.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { staffRecoveryCodes } from '#db/schema/staff.ts';

const codes = 10;
/** 120 bits, so that a hash without salt protects them as well as it does a token. */
const signs = 24;
/** Without letters and digits that look alike on paper. Its length is a power of two, so each is as likely as any other. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes ten codes, each of which stands in for the app once; the former ones end. */
export async function makeRecoveryCodes(tx: Queryable, staffId: number): Promise<string[]> {
  const made = Array.from({ length: codes }, () =>
    Array.from(randomBytes(signs), (byte) => alphabet[byte % alphabet.length]).join(''),
  );
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values(made.map((code) => ({ staffId, codeHash: hashToken(code) })));
  return made.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Whether the code is one of theirs that was not used before; it is used up by this. */
export async function takeRecoveryCode(tx: Queryable, staffId: number, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  const { rowCount } = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, hashToken(plain)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    );
  return rowCount === 1;
}
