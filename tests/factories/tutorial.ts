import { tutorials } from '#db/schema/tutorials.ts';
import { changeRows } from '../change-rows.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

/** A published tutorial without a video. */
export async function createTutorial({
  title = 'Reading an order',
  ...values
}: Partial<typeof tutorials.$inferInsert> = {}) {
  const row = { slug: slugOf(title), title, description: '<p>Start with the date.</p>', ...values };
  return onlyRow(await changeRows('tutorial', (tx) => tx.insert(tutorials).values(row)));
}
