import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase } from '#tests/cluster.ts';
import { listDemands } from './list-demands.ts';

/**
 * While a release is rolled out, processes of the release before it still run on the new schema. These are its
 * statements and the demands of its tables, as `npm run record-release` wrote them down.
 */
type Recorded = { statements: string[]; demands: string[] };

/** New demands that rows of the previous release meet all the same, each with the reason. */
const accepted: Record<string, string> = {
  'blog_faqs: unique (blog_id, question)': 'the previous release writes no questions of posts',
  'download_files: unique (download_id, name)': 'the previous release writes no downloads',
  'downloads: FOREIGN KEY (service_id) REFERENCES services(id)': 'the previous release does not know the column',
  'business_banners: unique (business_name)': 'the previous release writes no such rows',
  'business_texts: unique (kind, "position")': 'the previous release writes no such rows',
  'city_steps: unique (city_id, "position")': 'the previous release writes no steps',
  'mandatory_products: unique (key)': 'a row of the previous release gets a key of its own',
  'mandatory_products: FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE':
    'the previous release does not know the column',
  'order_effects: unique (order_id, key)': 'an effect of the previous release gets a key of its own',
  'company_files: unique (kind, name)': 'the previous release writes no such rows',
  'order_checks: FOREIGN KEY (checked_by) REFERENCES staff(id)': 'the previous release does not know the column',
  'lead_files: FOREIGN KEY (added_by) REFERENCES staff(id)': 'the previous release does not know the column',
  'lead_events: FOREIGN KEY (staff_id) REFERENCES staff(id) ON DELETE SET NULL':
    'the previous release does not know the column',
  'leads: FOREIGN KEY (merged_into_id) REFERENCES leads(id) ON DELETE SET NULL':
    'the previous release does not know the column',
  'leads: FOREIGN KEY (owner_id) REFERENCES staff(id) ON DELETE SET NULL':
    'the previous release does not know the column',
};

let recorded: Recorded;
let client: pg.Client;

beforeAll(async () => {
  recorded = JSON.parse(await readFile(new URL('recorded.json', import.meta.url), 'utf8'));
  client = new pg.Client(await cloneDatabase(inject('adminUrl'), inject('template'), `t_previous_${process.pid}`));
  await client.connect();
});
afterAll(() => client.end());

test('PostgreSQL can still run every statement of the previous release', async () => {
  expect(recorded.statements.length).toBeGreaterThan(100);
  const refused: Record<string, string> = {};
  for (const statement of recorded.statements) {
    await client.query(`explain (generic_plan) ${statement}`).catch((error: Error) => {
      refused[statement] = error.message;
    });
  }
  expect(refused).toEqual({});
});

test('tables of the previous release demand no more of a row than they did', async () => {
  const tableOf = (demand: string) => demand.slice(0, demand.indexOf(':'));
  const tables = new Set(recorded.demands.map(tableOf));
  const ofThose = (await listDemands(client)).filter((demand) => tables.has(tableOf(demand)));
  expect(ofThose.filter((demand) => !recorded.demands.includes(demand) && !accepted[demand])).toEqual([]);
});
