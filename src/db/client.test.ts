import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { db } from './client.server.ts';

withTestDatabase();

test('no query runs longer than 5 s, waits longer than 2 s for a lock or leaves a transaction open', async () => {
  const { rows } = await db().execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('transaction_timeout') as whole`,
  );
  expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s', whole: '15s' }]);
});
