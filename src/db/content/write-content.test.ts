import { describe, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { products } from '#db/schema/products.ts';
import { services } from '#db/schema/services.ts';
import { createHoliday } from '#tests/factories/holiday.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

const textOf = async (path: string) => (await site.get(path)).text();
const resultsFor = async (query: string) => (await site.post('/api/search', { query })).text();

describe('a write of public content', () => {
  test('shows on the page, in search and in the sitemap', async () => {
    const version = await getContentVersion(db());
    await createProduct({ name: 'Zorbit lamp', requirements: [inForce({ standards: ['IS 98765:2025'] })] });
    expect(await getContentVersion(db())).toBe(version + 1);
    expect(await textOf('/products/zorbit-lamp')).toMatch(/<h1[^>]*>[\s\S]*?Zorbit lamp/);
    expect(await textOf('/products?q=zorbit')).toContain('href="/products/zorbit-lamp"');
    for (const query of ['zorbit', 'IS 98765']) expect(await resultsFor(query)).toContain('"slug":"zorbit-lamp"');
    expect(await textOf('/sitemaps/en/products-1.xml')).toContain('/products/zorbit-lamp</loc>');
  });

  test('renews every search document when it names no rows', async () => {
    await writeContent((tx) =>
      tx.update(products).set({ name: 'Quixtar lamp' }).where(eq(products.slug, 'zorbit-lamp')),
    );
    expect(await resultsFor('quixtar')).toContain('Quixtar lamp');
    expect(await resultsFor('zorbit')).not.toContain('Zorbit lamp');
  });

  test('leaves nothing behind when it fails', async () => {
    const version = await getContentVersion(db());
    const failing = writeContent(async (tx) => {
      await tx.update(products).set({ name: 'Undone lamp' }).where(eq(products.slug, 'zorbit-lamp'));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await resultsFor('undone lamp')).not.toContain('Undone lamp');
    expect(await getContentVersion(db())).toBe(version);
  });

  test('has no consequences when no row was written', async () => {
    const version = await getContentVersion(db());
    await writeContent((tx) => tx.update(products).set({ name: 'Nobody' }).where(eq(products.slug, 'no-such-product')));
    expect(await getContentVersion(db())).toBe(version);
  });

  test('waits for the others before it connects, so that many writers take one connection besides the pools', async () => {
    const held = Promise.withResolvers<void>();
    const first = writeContent(() => held.promise);
    const others = Array.from({ length: 8 }, () => writeContent(async () => {}));
    const open = async () => {
      const { rowCount } = await db().execute(sql`
        select from pg_stat_activity where datname = current_database() and application_name = 'kasauti, long work'`);
      return rowCount;
    };
    await expect.poll(open).toBe(1);
    // Whoever did not wait would have connected by now.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await open()).toBe(1);
    held.resolve();
    await Promise.all([first, ...others]);
  });

  test('sends the jobs of those who follow its rows, and none when it fails', async () => {
    const jobs = async () => {
      const { rows } = await db().execute<{ name: string }>(sql`select name from jobs.job where state = 'created'`);
      return rows.map(({ name }) => name).sort();
    };
    const before = await jobs();
    const added = async () => {
      const after = await jobs();
      for (const name of before) after.splice(after.indexOf(name), 1);
      return after;
    };
    await expect(
      writeContent(async (tx, changed) => {
        await tx.update(services).set({ tagline: 'Undone' });
        changed('service', [1]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await createProduct({ name: 'Lamp without files' });
    expect(await added()).toEqual([]);
    await createService({ name: 'Zorbit mark' });
    expect(await added()).toEqual(['brochures']);
    await createHoliday({ date: '2031-01-26' });
    expect(await added()).toEqual(['brochures', 'calendars']);
  });
});
