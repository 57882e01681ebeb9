import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { withGroupNames } from '#features/families/with-group-names.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** How many families of a group stand in the index before it is opened. */
const samples = 3;

/**
 * The published families by group, in the order of the groups.
 * @param opened the place of the group of which all families are named, from 1
 */
export async function listFamilies(language: LanguageCode, opened: number) {
  const { slug, name, group, position } = productFamilies;
  const rows = await db()
    .select({ slug, name, group, translations: translationsIn(language, productFamilies.translations) })
    .from(productFamilies)
    .where(eq(productFamilies.status, 'published'))
    .orderBy(asc(position));
  const families = (await withGroupNames(rows)).map((row) => ({ ...localize(row, language), groupKey: row.group }));
  return [...Map.groupBy(families, ({ groupKey }) => groupKey)].map(([key, members], place) => ({
    place: place + 1,
    name: members[0]?.group ?? key,
    count: members.length,
    families: members
      .slice(0, place + 1 === opened ? members.length : samples)
      .map((family) => ({ slug: family.slug, name: family.name })),
  }));
}
