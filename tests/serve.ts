import { randomUUID } from 'node:crypto';
import { closeJobs, sendJob } from '#core/jobs/jobs.server.ts';
import { hashToken } from '#core/secrets/tokens.server.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { staffInvitations } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { openWithDemoPasswords } from '#features/kyc/demo-kyc-passwords.server.ts';
import { features } from '#server/features.ts';
import { cloneDatabase, ensureTemplate, openTestCluster } from './cluster.ts';
import { addPasskey, createStaff } from './factories/staff.ts';

/** The built server on a clone of the demo site, for browser tests and benchmarks; configured by the environment. */

/** How often a browser test is tried at most. */
const attempts = 3;
/** How many owners are invited. */
const owners = 56;

const cluster = await openTestCluster();
const adminUrl = await cluster.databaseUrl('postgres');
const template = await ensureTemplate(cluster);
process.env.DATABASE_URL = await cloneDatabase(adminUrl, template, `t_served_${process.pid}`);
openDatabase(process.env.DATABASE_URL);
await openWithDemoPasswords(db());
await db()
  .insert(staffInvitations)
  .values(
    Array.from({ length: owners * attempts }, (_, at) => invitationOfOwner(at % owners, Math.floor(at / owners))),
  );
await openDesk();
await drawFiles();
await closeDatabase();
process.env.APP_SECRET ??= 'a secret that only the tests know, long enough';
const { serveSite } = await import('../src/server/serve-site.ts');
await serveSite();
if (process.env.GRACE_PORT) (await import('./serve-grace.ts')).serveGrace(Number(process.env.GRACE_PORT));

/** From the beginning somebody can sign in, so that no notice to the office depends on which test runs first. */
async function openDesk() {
  const { id } = await createStaff({ name: 'Asha Rao', roles: ['owner'] });
  await addPasskey(id);
}

/** As after an import, of which the template has kept no jobs. */
async function drawFiles() {
  const queues = features.flatMap(({ followers = [] }) => followers.flatMap(({ job }) => job ?? []));
  await transaction(async (tx) => {
    for (const queue of queues) await sendJob(tx, queue, randomUUID());
  });
  await closeJobs();
}

/**
 * The tests of the desk come in by these, each by one of its own: their links end with `#invitation-of-owner-1-0`, and
 * with `-1` when the test is tried again, because each works once.
 */
function invitationOfOwner(at: number, attempt: number): typeof staffInvitations.$inferInsert {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const name = `Owner ${at}`;
  return {
    tokenHash: hashToken(`invitation-of-owner-${at}-${attempt}`),
    email: `owner-${at}-${attempt}@staff.example`,
    name,
    roles: ['owner'],
    expiresAt,
  };
}
