import { asc, eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** All published families by group, in the order of the groups. */
export async function listFamilies(language: LanguageCode) {
  const { slug, name, group, translations, position } = productFamilies;
  const rows = await db()
    .select({ slug, name, group, translations })
    .from(productFamilies)
    .where(eq(productFamilies.status, 'published'))
    .orderBy(asc(position));
  const families = rows.map((row) => ({ ...localize(row, language), groupKey: row.group }));
  return [...Map.groupBy(families, ({ groupKey }) => groupKey)].map(([key, own]) => ({
    key,
    name: own[0]?.group ?? key,
    families: own.map((family) => ({ slug: family.slug, name: family.name })),
  }));
}
