import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readEnv } from '#core/env.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { leadFiles } from '#db/schema/leads.ts';

const day = 24 * 60 * 60 * 1000;

/** Once an hour: what has expired and nobody asks for any more goes. */
export const deleteExpired: Job = {
  queue: { name: 'delete-expired', options: { retryLimit: 3, retryDelay: 60 } },
  workers: 1,
  every: '17 * * * *',
  async run() {
    for (const { name, statement } of statements) {
      const { rowCount } = await db().execute(statement);
      if (rowCount) logger.info({ rows: rowCount }, `tidied: ${name}`);
    }
    await deleteOldDrafts();
    await deleteFilesOfNobody();
  },
};

/** A code or link stays a day longer than it is good, so that a late try hears that it expired. */
const statements = [
  { name: 'registrations', statement: sql`delete from registrations where expires_at < now()` },
  {
    name: 'one-time passwords',
    statement: sql`delete from one_time_passwords where expires_at < now() - interval '1 day'`,
  },
  { name: 'reset links', statement: sql`delete from password_resets where expires_at < now() - interval '1 day'` },
  {
    name: 'sessions',
    statement: sql`delete from sessions where expires_at < now() - interval '1 day'
      or revoked_at < now() - interval '1 day' or last_seen_at < now() - interval '2 days'`,
  },
  // The longest window is a day.
  { name: 'rate counters', statement: sql`delete from rate_counters where window_start < now() - interval '1 day'` },
  {
    name: 'reservations of times',
    statement: sql`delete from appointments where state = 'reserved' and reserved_until < now() - interval '1 day'`,
  },
  // Without a mail server no job closes them; their codes and links must not lie about.
  {
    name: 'codes that were never mailed',
    statement: sql`update outbox_mails set state = 'expired', data = '{}' where state = 'waiting' and expires_at < now()`,
  },
  {
    name: 'mails',
    statement: sql`delete from outbox_mails where updated_at < now() - interval '90 days'`,
  },
];

/** Uploads that a killed process left half. */
async function deleteOldDrafts() {
  for (const { path } of await listOldFiles('incoming')) await rm(path, { force: true });
}

/** Uploads of a process that was killed before their lead stood. */
async function deleteFilesOfNobody() {
  for (const { path, name } of await listOldFiles('private', 'lead-files')) {
    const [known] = await db()
      .select({ id: leadFiles.id })
      .from(leadFiles)
      .where(eq(leadFiles.storedAs, `lead-files/${name}`));
    if (!known) await rm(path, { force: true });
  }
}

/** Files older than a day. */
async function listOldFiles(...folders: string[]) {
  const folder = join(readEnv().DATA_DIR, 'files', ...folders);
  const old: { path: string; name: string }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - day) old.push({ path, name });
  }
  return old;
}
