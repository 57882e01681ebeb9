import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { services } from '#db/schema/services.ts';
import { writeContent } from '#db/write-content.server.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { listServicesWithLists } from './list-services-with-lists.server.ts';

const database = withTestDatabase();
const ids = new Map<string, number>();
const list = (slug: string, q = '', page = 1, perPage?: number) =>
  listRequirementRows({ serviceId: ids.get(slug) ?? 0, language: 'en', q, page, perPage });

beforeAll(async () => {
  const rows = await database().select({ id: services.id, slug: services.slug }).from(services);
  for (const { id, slug } of rows) ids.set(slug, id);
});

describe('the mandatory-products list of a service', () => {
  test('is divided into pages without gaps', async () => {
    const whole = await list('bis-isi-mark');
    const first = await list('bis-isi-mark', '', 1, 25);
    const second = await list('bis-isi-mark', '', 2, 25);
    expect(whole.total).toBe(whole.rows.length);
    expect(first.total).toBe(whole.total);
    expect([...first.rows, ...second.rows]).toEqual(whole.rows.slice(0, 50));
  });

  test('is, for FMCS, that of the ISI mark', async () => {
    expect((await list('bis-fmcs', '', 1, 25)).rows).toEqual((await list('bis-isi-mark', '', 1, 25)).rows);
  });

  test.each(['IS 616', 'is616', 'IS 616:2017'])('finds %s however it is spelt', async (q) => {
    const { rows } = await list('bis-crs-registration', q);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.standards).toMatch(/616/);
  });

  test('can be searched for codes, states and categories', async () => {
    expect((await list('epr-e-waste', 'ITEW3')).rows[0]?.eeeCode).toMatch(/^ITEW3/);
    for (const row of (await list('bis-scheme-x', 'rescinded')).rows) expect(row.state).toBe('rescinded');
    expect((await list('bis-isi-mark', 'cement')).total).toBeGreaterThan(5);
  });

  test.each(['%', '_', '\\', "'", 'zzz %'])('takes %s as it is written', async (q) => {
    expect((await list('bis-isi-mark', q)).total).toBeLessThan((await list('bis-isi-mark')).total);
  });

  test('names the columns that its service needs', async () => {
    expect((await list('tec-mtcte', '', 1, 25)).rows[0]).toMatchObject({ compliance: 'Group, Scheme' });
  });

  test('is not found for a service that does not exist', async () => {
    await writeContent((tx) => tx.update(services).set({ status: 'draft' }).where(eq(services.slug, 'wpc-eta')));
    await expect(list('wpc-eta')).rejects.toThrow('no service');
    const withLists = (await listServicesWithLists('en')).flatMap((category) =>
      category.services.map(({ slug }) => slug),
    );
    expect(withLists).not.toContain('wpc-eta');
    expect(withLists).toContain('bis-fmcs');
  });
});
