import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { connectApart } from './client.server.ts';

withTestDatabase();

/** What forms, pages of clients and the hourly clean-up look up in tables that grow with every visitor. */
test.each([
  ['appointments', "date = '2026-11-23'"],
  ['appointments', 'lead_id = 1'],
  ['appointments', "state = 'reserved' and reserved_until < now()"],
  ['client_brochures', 'client_id = 1 and brochure_id = 1'],
  ['lead_files', 'lead_id = 1'],
  ['lead_files', "created_at < now() - interval '1 year'"],
  ['leads', 'client_id = 1'],
  ['leads', "created_at < now() - interval '1 year'"],
  ['outbox_mails', "state = 'waiting' and expires_at < now()"],
  ['outbox_mails', "template = 'lead-notice' and created_at > now() - interval '1 hour'"],
  ['outbox_mails', "updated_at < now() - interval '90 days'"],
  ['password_resets', 'client_id = 1'],
  ['rate_counters', "window_start < now() - interval '1 day'"],
])('%s where %s reads no whole table', readsByIndex);

/** What a publication of a service looks for: the condition must be that of the index, word by word. */
test.each([
  [
    'products',
    "(description like '%<data value=%' or cta like '%<data value=%' or translations::text like '%<data value=%') and cta like '%x%'",
  ],
])('%s where %s reads no whole table', readsByIndex);

async function readsByIndex(table: string, where: string) {
  const client = await connectApart();
  try {
    // Then PostgreSQL reads a whole table only if no index can be used.
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain select from ${table} where ${where}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
  } finally {
    await client.end();
  }
}
