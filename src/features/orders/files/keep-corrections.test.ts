import { beforeEach, expect, test } from 'vitest';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { createOrder } from '#tests/factories/order.ts';
import { createStaff } from '#tests/factories/staff.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { keepCorrections } from './keep-corrections.server.ts';

const database = withTestDatabase();
let made = 0;
let slug: string;

/** The order was printed as "New", and recorded as "Old" until the desk corrected it. */
beforeEach(async () => {
  made += 1;
  const order = await createOrder({ slug: `order-${made}`, title: 'New' });
  slug = order.slug;
  const after = { number: null, title: 'New', signedOn: null, publishedOn: order.publishedOn, link: null };
  await database()
    .insert(lawProposals)
    .values({
      orderId: order.id,
      correction: { before: { ...after, title: 'Old' }, after },
      state: 'published',
      madeBy: (await createStaff({ roles: ['editor'] })).id,
    });
});

/** What an import of the file would write and say. */
const imports = (title: string, isForced = false) =>
  writeContent(async (tx) => {
    const sync = createSync(tx, { isForced });
    const row = { slug, title, kind: 'order', publishedOn: '2026-01-05', recordedOn: '2026-01-06' } as const;
    const [kept] = await keepCorrections(sync, [{ ...row, confidence: 'gazette' }]);
    return [kept?.title, ...sync.report.leftAlone.map((line) => line.split(': ')[1])];
  });

test('a file from before the correction leaves it alone, and so does one that says something else', async () => {
  expect(await imports('Old')).toEqual(['New', `corrected at the desk (orders/${slug}.yaml)`]);
  expect(await imports('Other')).toEqual([
    'New',
    `corrected at the desk, and changed in the file (orders/${slug}.yaml)`,
  ]);
});

test.each([
  ['a file that has adopted it', 'New', false],
  ['a forced import', 'Old', true],
])('%s settles it, and the files change the order again', async (_, title, isForced) => {
  expect((await imports(title, isForced))[0]).toBe(title);
  expect(await imports('Newest')).toEqual(['Newest']);
});
