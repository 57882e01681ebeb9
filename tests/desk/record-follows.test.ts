import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const { draft, publish } = withService(withSite());

/** A search document that somebody has spoilt; whoever derives everything again mends it. */
async function spoil() {
  await db().execute(sql`update search_documents set body = 'spoilt' where (kind, ref_id) = (
    select kind, ref_id from search_documents where kind = 'standard' order by ref_id limit 1)`);
}
async function isSpoilt() {
  const { rows } = await db().execute(sql`select from search_documents where body = 'spoilt'`);
  return rows.length > 0;
}

test('publishing derives what follows from the record alone, also when nothing of it has changed', async () => {
  await spoil();
  await draft((document) => document);
  expect((await publish()).status).toBe(200);
  expect(await isSpoilt()).toBe(true);
  await draft((document) => ({ ...document, tagline: 'Brighter' }));
  expect((await publish()).status).toBe(200);
  expect(await isSpoilt()).toBe(true);
  await writeContent((tx) => tx.execute(sql`update services set updated_at = now() where slug is not null`));
  expect(await isSpoilt()).toBe(false);
});
