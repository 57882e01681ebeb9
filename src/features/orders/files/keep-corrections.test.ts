import { beforeEach, describe, expect, test } from 'vitest';
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
    const { rows } = await keepCorrections(sync, [{ ...row, confidence: 'gazette' }], new Map());
    return [rows[0]?.title, ...sync.report.leftAlone.map((line) => line.split(': ')[1])];
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

describe('of an order whose entries and exemptions were corrected', () => {
  const fact = { confidence: 'gazette', freesAll: false, appliesTo: 'both' } as const;
  const inFile = (...keys: string[]) => ({
    lines: { bis_isi: keys },
    entries: [],
    exemptions: [{ kind: 'export' as const, condition: 'For export.', ...fact }],
  });

  beforeEach(async () => {
    const order = await createOrder({
      slug: `parts-${made}`,
      title: 'New',
      lines: [{ list: 'bis_isi', key: '2' }],
      exemptions: [{ kind: 'export', condition: 'For export.' }],
    });
    slug = order.slug;
    const after = { number: null, title: 'New', signedOn: null, publishedOn: order.publishedOn, link: null };
    await database()
      .insert(lawProposals)
      .values({
        orderId: order.id,
        correction: {
          before: { ...after, lines: ['bis_isi 1'], exemptions: [] },
          after: { ...after, lines: ['bis_isi 2'], exemptions: [] },
        },
        state: 'published',
        madeBy: (await createStaff({ roles: ['editor'] })).id,
      });
  });

  test.each([
    ['from before the correction', ['1'], true],
    ['that says something else', ['1', '3'], true],
    ['that has adopted it', ['2'], false],
  ])('a file %s', async (_, keys, isKept) => {
    const kept = await writeContent(async (tx) => {
      const row = { slug, title: 'New', kind: 'order', publishedOn: '2026-01-05', recordedOn: '2026-01-06' } as const;
      const files = new Map([[slug, inFile(...keys)]]);
      return (await keepCorrections(createSync(tx, {}), [{ ...row, confidence: 'gazette' }], files)).kept;
    });
    expect(kept).toEqual({ lines: new Set(isKept ? [slug] : []), exemptions: new Set() });
  });
});
