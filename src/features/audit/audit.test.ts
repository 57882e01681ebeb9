import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { transaction } from '#db/transaction.server.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { auditFeature } from './audit.feature.ts';
import { audit, theSystem } from './audit.server.ts';

withTestDatabase();

const summary = 'Renamed the lamp';
const lines = () => db().select().from(auditLog).where(eq(auditLog.action, 'lamp.rename'));

test('a line is stored with its transaction or not at all', async () => {
  const entry = {
    action: 'lamp.rename',
    subject: { kind: 'lamp', id: 7 },
    summary,
    before: { name: 'a' },
    after: { name: 'b' },
  };
  const failing = transaction(async (tx) => {
    await audit(tx, theSystem, entry);
    throw new Error('the lamp broke');
  });
  await expect(failing).rejects.toThrow('the lamp broke');
  expect(await lines()).toEqual([]);
  await transaction((tx) => audit(tx, theSystem, entry));
  expect(await lines()).toMatchObject([
    { staffId: null, subjectKind: 'lamp', subjectId: 7, summary, before: { name: 'a' }, after: { name: 'b' } },
  ]);
});

test.each([
  "update audit_log set summary = 'Nothing happened'",
  'delete from audit_log',
  'truncate audit_log',
  'truncate audit_log cascade',
])('%s is refused', async (statement) => {
  await audit(db(), theSystem, { action: 'lamp.light', summary });
  await expect(db().execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: 'the audit log can only be added to' },
  });
  expect((await db().select().from(auditLog)).length).toBeGreaterThan(0);
});

test('lines are deleted after three years, and younger ones stay', async () => {
  const at = (age: string) => sql`now() - ${age}::interval`;
  const old = { action: 'lamp.old', summary };
  await db()
    .insert(auditLog)
    .values([
      { ...old, at: at('3 years 1 day') },
      { ...old, at: at('2 years 364 days') },
    ]);
  for (const { run } of auditFeature.cleanUp ?? []) await run(db());
  expect(await db().select().from(auditLog).where(eq(auditLog.action, 'lamp.old'))).toHaveLength(1);
});
