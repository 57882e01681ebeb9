import { expect, test } from 'vitest';
import { asc, eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { bumpContentVersion } from '#db/content/content-version.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { transaction } from '#db/transaction.server.ts';
import { withSite } from '#tests/server.ts';
import { findFamily } from './find-family.server.ts';
import { knowFamily, knowTogether } from './know-family.server.ts';

withSite();

test('of families that are looked up together the same is known as of each alone', async () => {
  const rows = await db()
    .select({ slug: productFamilies.slug })
    .from(productFamilies)
    .where(eq(productFamilies.status, 'published'))
    .orderBy(asc(productFamilies.slug));
  const slugs = rows.filter((_, at) => at % 9 === 0).map(({ slug }) => slug);
  const knowAll = async () => {
    const known = [];
    for (const slug of slugs) {
      const family = (await findFamily(slug, 'en')) ?? expect.fail();
      known.push(await knowFamily(family, 'en', { purpose: { values: ['r-and-d'] } }));
    }
    return known;
  };
  const alone = await knowAll();
  expect(alone.some(({ exemptions }) => (exemptions ?? []).length > 0)).toBe(true);
  await transaction((tx) => bumpContentVersion(tx));
  await knowTogether(slugs, 'en', todayInIndia());
  const together = await knowAll();
  expect(together[0]?.family).not.toBe(alone[0]?.family);
  expect(together).toEqual(alone);
});
