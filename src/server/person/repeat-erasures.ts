import type pg from 'pg';
import { z } from 'zod';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { erasePerson, hashOf } from '#db/person/erase-person.server.ts';
import { erasedPeople } from '#db/schema/accounts.ts';
import { readBeside, writeBeside } from './beside-archive.ts';

const ending = '.erasures';
const erasures = z.array(z.object({ email_hash: z.string(), erased_at: z.coerce.date() }));

/**
 * Writes the erasures that the database remembers beside a backup, so that a restore of an older backup in the same
 * folder can repeat them.
 */
export async function saveErasures(client: pg.Client, archive: string): Promise<void> {
  const { rows } = await client.query('select email_hash, erased_at from erased_people order by erased_at');
  if (rows.length === 0) return;
  await writeBeside(archive, ending, rows);
}

/**
 * Erases the people again who were erased after a backup was made, as the files beside it say.
 * @returns how many were still in it
 */
export async function repeatErasures(archive: string): Promise<number> {
  let count = 0;
  for (const { data } of await readBeside(archive, ending)) {
    const list = erasures.parse(data);
    for (const { email_hash, erased_at } of list) {
      const emails = await findEmails(email_hash);
      for (const email of emails) {
        const rows = await erasePerson({ email, before: erased_at });
        if (Object.keys(rows).length > 0) count += 1;
      }
      const row = { emailHash: email_hash, erasedAt: erased_at };
      const set = { erasedAt: sql`greatest(${erasedPeople.erasedAt}, excluded.erased_at)` };
      await db().insert(erasedPeople).values(row).onConflictDoUpdate({ target: erasedPeople.emailHash, set });
    }
  }
  return count;
}

/** The address whose hash that is, if the database still contains it. */
async function findEmails(emailHash: string): Promise<string[]> {
  const { rows } = await db().execute<{ email: string }>(sql`
    select distinct email from (
      select lower(email) as email from clients union select lower(email) from leads
      union select lower(email) from pending_registrations union select lower(email) from registrations
      union select lower(email) from one_time_passwords union select lower(recipient) from outbox_mails
      union select lower(email) from staff union select lower(email) from staff_invitations
      union select lower(email) from followers union select lower(email) from follow_requests
    ) known where ${hashOf(sql`email`)} = ${emailHash}`);
  return rows.map(({ email }) => email);
}
