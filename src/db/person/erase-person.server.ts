import { sql } from '#core/drizzle.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { erasedPeople } from '#db/schema/accounts.ts';
import { assertNotHeld } from './hold.server.ts';
import { listPersonPlaces, type Person } from './list-person-places.server.ts';

type Places = ReturnType<typeof listPersonPlaces>;

/** The rows of each table that are a person's. */
export async function countPerson(person: Person, on: Queryable = db()): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, rows } of listPersonPlaces(person)) {
    const result = await on.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${rows}`,
    );
    if (result.rows[0]?.count) counts[table] = result.rows[0].count;
  }
  return counts;
}

/**
 * Deletes a person from every table and from the stored files, and remembers a hash of the address, by which a restore
 * of an older backup repeats the erasure. The rows go in one transaction; the files go before them, so that if it fails,
 * their rows still name them and the erasure can be repeated.
 * @param alongside what else the transaction does, before anything is deleted; if it throws, nothing is
 * @throws HeldError while a legal hold stands on the client with the address; nothing is deleted then
 * @returns how many rows were deleted, or no longer name the person, of each table
 */
export async function erasePerson(
  person: Person,
  alongside?: (tx: ContentTx) => Promise<void>,
): Promise<Record<string, number>> {
  const email = person.email.toLowerCase();
  const places = listPersonPlaces({ ...person, email });
  return writeContent(async (tx, changed) => {
    // One that is repeated after a restore came after any hold that the backup contains.
    if (!person.before) await assertNotHeld(tx, email);
    // Whatever the client sends meanwhile waits, and then fails because there is no such client.
    await tx.execute(sql`select from clients where lower(email) = ${email} for update`);
    await alongside?.(tx);
    await deleteFiles(tx, places);
    const blogs = await takeFromPosts(tx, places);
    changed('blog', blogs);
    await takeFromDigests(tx, email);
    const counts: Record<string, number> = {};
    for (const { table, rows, onErasure } of places) {
      if (onErasure === 'kept') continue;
      const act = onErasure
        ? sql`update ${sql.identifier(table)} set ${onErasure.set}`
        : sql`delete from ${sql.identifier(table)}`;
      const { rowCount } = await tx.execute(sql`${act} where ${rows}`);
      if (rowCount) counts[table] = rowCount;
    }
    await tx
      .insert(erasedPeople)
      .values({ emailHash: hashOf(sql`${email}::text`), ...(person.before && { erasedAt: person.before }) })
      .onConflictDoUpdate({ target: erasedPeople.emailHash, set: { erasedAt: sql`excluded.erased_at` } });
    return counts;
  });
}

async function deleteFiles(tx: ContentTx, places: Places): Promise<void> {
  const ofLeads = places.find(({ table }) => table === 'leads');
  // Somebody of the office who is adding a file to one of them has done so by then, or finds that it is gone.
  await tx.execute(sql`select from leads where ${ofLeads?.rows} order by id for update`);
  const ofFiles = places.find(({ table }) => table === 'lead_files');
  const files = await tx.execute<{ stored_as: string }>(sql`select stored_as from lead_files where ${ofFiles?.rows}`);
  for (const { stored_as } of files.rows) await deletePrivate(stored_as);
}

/** The posts whose pages show a comment of the person. */
async function takeFromPosts(tx: ContentTx, places: Places): Promise<number[]> {
  const comments = places.find(({ table }) => table === 'blog_comments');
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct blog_id as id from blog_comments where ${comments?.rows}`,
  );
  return rows.map(({ id }) => id);
}

/** A digest tells the office of other people, too, so only the part about this person is deleted. */
async function takeFromDigests(tx: ContentTx, email: string): Promise<void> {
  await tx.execute(sql`
    update outbox_mails set data = jsonb_set(data, '{leads}', coalesce(
      (select jsonb_agg(lead) from jsonb_array_elements(data->'leads') lead where lower(lead->>'email') is distinct from ${email}), '[]'))
    where jsonb_typeof(data->'leads') = 'array' and strpos(lower(data::text), ${JSON.stringify(email)}) > 0`);
  await tx.execute(sql`delete from outbox_mails where data->'leads' = '[]'::jsonb`);
}

/** What is stored of an address that was erased: enough to recognise it in a backup, and not the address itself. */
export function hashOf(email: ReturnType<typeof sql>) {
  return sql<string>`encode(sha256(convert_to('erased ' || lower(${email}), 'UTF8')), 'hex')`;
}
