import { writeContent } from '#db/content/write-content.server.ts';
import { tutorials } from '#db/schema/tutorials.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

/** A published tutorial without a video. */
export function createTutorial({ title = 'Reading an order', ...values }: Partial<typeof tutorials.$inferInsert> = {}) {
  return writeContent(async (tx) => {
    const row = { slug: slugOf(title), title, description: '<p>Start with the date.</p>', ...values };
    return onlyRow(await tx.insert(tutorials).values(row).returning());
  });
}
