import { asc, inArray } from '#core/drizzle.ts';
import { isPublicSite, readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { checkPassword, type LaneName } from '#core/secrets/passwords.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { kycPasswords } from '#db/schema/kyc.ts';

/** The hashes of the two passwords that the README names, so that everybody knows them. */
const hashes = [
  '$argon2id$v=19$m=19456,t=2,p=1$hBL8vvuABFGUIZcapYKZTQ$2ruraGSkxibNzMQptyPiQfrnb4u-iOTReNQNWo53epA',
  '$argon2id$v=19$m=19456,t=2,p=1$ZU00i3jSQiEJWvora-V5qA$DwslOZ43Ur-JTXnn1E2BG1t8GSXWhzJVwSzSCZvfDRs',
];

/** Opens the KYC page of a site that only this machine can reach with the demo's passwords, unless it has others. */
export async function openWithDemoPasswords(tx: Queryable): Promise<void> {
  if (isPublicSite(readEnv())) return;
  const rows = hashes.map((hash, index) => ({ slot: index + 1, hash }));
  await tx.insert(kycPasswords).values(rows).onConflictDoNothing();
}

/**
 * Stops the start of a public site whose database was filled as a demo.
 * @throws StartError that says which commands to run
 */
export async function refuseDemoPasswords(database: Queryable): Promise<void> {
  if (!isPublicSite(readEnv())) return;
  const { slot, hash } = kycPasswords;
  const rows = await database.select({ slot }).from(kycPasswords).where(inArray(hash, hashes)).orderBy(asc(slot));
  if (rows.length === 0) return;
  const commands = rows.map(({ slot }) => `npm run kyc-password -- ${slot}`).join(' and ');
  throw new StartError(
    `The KYC page still opens with a password of the demo, which everybody can read: run ${commands}, with --remove to close it`,
  );
}

/**
 * Whether a stored hash opens nothing: one of the demo on a public site, which an import without the site's settings may
 * have written while the site runs.
 */
export function isClosedHash(hash: string): boolean {
  return isDemoHash(hash) && isPublicSite(readEnv());
}

/** Whether a stored hash is one of the demo. */
export const isDemoHash = (hash: string): boolean => hashes.includes(hash);

/** Whether it is one of the demo's passwords, under whatever hash. */
export async function isDemoPassword(password: string, lane?: LaneName): Promise<boolean> {
  const checks = await Promise.all(hashes.map((hash) => checkPassword(password, hash, lane)));
  return checks.some(({ isRight }) => isRight);
}
