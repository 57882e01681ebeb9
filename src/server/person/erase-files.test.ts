import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { erasePerson } from '#db/person/erase-person.server.ts';
import { leadFiles } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { lockLeads } from '#features/leads/desk/lock-leads.server.ts';
import { createLead, putLeadFile } from '#tests/factories/lead.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withDataFolder();
withTestDatabase();

const isWaiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

test('a file that somebody of the office is adding to a lead is erased with it', async () => {
  const email = 'asha.kulkarni@lamps.example';
  const { id } = await createLead({ email });
  const storedAs = `lead-files/${randomUUID()}`;
  const path = await putLeadFile(storedAs);
  const erasing = await transaction(async (tx) => {
    await lockLeads(tx, [id]);
    const started = erasePerson({ email });
    await expect.poll(async () => (await db().execute(isWaiting)).rowCount).toBe(1);
    const file = { originalName: 'letter.pdf', contentType: 'application/pdf', bytes: 4 };
    await tx.insert(leadFiles).values({ leadId: id, storedAs, ...file });
    return { started };
  });
  await erasing.started;
  expect(existsSync(path)).toBe(false);
});
