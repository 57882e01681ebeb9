import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull, type SQL, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { isDatabaseAway } from '#core/errors.ts';
import { loadWebAuthn } from '#core/secrets/load-web-authn.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { staff, staffChallenges, staffPasskeys } from '#db/schema/staff.ts';

type Purpose = (typeof staffChallenges.$inferSelect)['purpose'];
type Holder = { staffId: number; name: string; email: string };

const minutes = 5;
/** Ed25519, ES256 and RS256, which every authenticator knows one of. */
const algorithms = [-8, -7, -257];

/** What a browser needs to make a passkey, which has to verify its holder and to be found without a name being typed. */
export async function prepareNewPasskey({ staffId, name, email }: Holder) {
  const known = await db().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Kasauti desk',
    rpID: site().rpID,
    userID: new TextEncoder().encode(`staff ${staffId}`),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  await storeChallenge(options.challenge, 'add-passkey', staffId);
  return options;
}

/** Stores the passkey that a browser has made; false if it does not answer a challenge of ours. */
export async function addPasskey(
  tx: Queryable,
  staffId: number,
  { name, credential }: { name: string; credential: RegistrationResponseJSON },
): Promise<boolean> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(challenge, 'add-passkey', staffId),
    expectedOrigin: site().origin,
    expectedRPID: site().rpID,
    supportedAlgorithmIDs: algorithms,
  }).catch(notVerified);
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const { rowCount } = await tx
    .insert(staffPasskeys)
    .values({
      staffId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      deviceType: registrationInfo.credentialDeviceType,
      backedUp: registrationInfo.credentialBackedUp,
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** What a browser needs to sign with a passkey: any of this site's before a sign-in, or one of the member's. */
export async function prepareSigning(purpose: 'sign-in' | 'prove', staffId: number | null) {
  const own = staffId === null ? [] : await db().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site().rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await storeChallenge(options.challenge, purpose, staffId);
  return options;
}

/**
 * The active member of staff whose passkey has signed a challenge of ours, with the condition that they still have it;
 * or null.
 * @param staffId null before a sign-in, or the only one whose passkey counts
 */
export async function checkPasskey(
  purpose: 'sign-in' | 'prove',
  staffId: number | null,
  credential: AuthenticationResponseJSON,
): Promise<{ staffId: number; way: SQL } | null> {
  const [passkey] = await db()
    .select({ passkey: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
    .where(and(eq(staffPasskeys.credentialId, String(credential.id)), staff.isActive));
  if (!passkey || (staffId !== null && passkey.passkey.staffId !== staffId)) return null;
  const { id, credentialId, publicKey, counter } = passkey.passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(challenge, purpose, staffId),
    expectedOrigin: site().origin,
    expectedRPID: site().rpID,
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(notVerified);
  if (!verified || !authenticationInfo) return null;
  const { newCounter, credentialBackedUp: backedUp } = authenticationInfo;
  await db()
    .update(staffPasskeys)
    .set({ counter: sql`greatest(counter, ${newCounter})`, backedUp, lastUsedAt: sql`clock_timestamp()` })
    .where(eq(staffPasskeys.id, id));
  return {
    staffId: passkey.passkey.staffId,
    way: sql`exists (select from staff_passkeys where staff_passkeys.id = ${id})`,
  };
}

async function storeChallenge(challenge: string, purpose: Purpose, staffId: number | null): Promise<void> {
  const expiresAt = sql`clock_timestamp() + make_interval(mins => ${minutes})`;
  await db().insert(staffChallenges).values({ challenge, purpose, staffId, expiresAt });
}

/** Whether we have asked for it, for this and not long ago; it is used up by this. */
async function takeChallenge(challenge: string, purpose: Purpose, staffId: number | null): Promise<boolean> {
  const { rowCount } = await db()
    .update(staffChallenges)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
        isNull(staffChallenges.usedAt),
        gt(staffChallenges.expiresAt, sql`clock_timestamp()`),
      ),
    );
  return rowCount === 1;
}

/** The library throws at whatever is not as it should be, and a caller may send anything. */
function notVerified(error: unknown) {
  if (isDatabaseAway(error)) throw error;
  return { verified: false as const, registrationInfo: undefined, authenticationInfo: undefined };
}

/** The address by which browsers bind a passkey to the desk. */
function site() {
  const { origin, hostname } = new URL(readEnv().DESK_URL);
  return { origin, rpID: hostname };
}
