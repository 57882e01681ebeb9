import { asc, eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { cityPages } from '#db/schema/cities.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The cities that have a page, in their order. */
export async function listCities(language: LanguageCode) {
  const { slug, city, state, translations } = cityPages;
  const rows = await db()
    .select({ slug, city, state, translations })
    .from(cityPages)
    .where(eq(cityPages.status, 'published'))
    .orderBy(asc(cityPages.position), asc(cityPages.id));
  return rows.map((row) => {
    const { slug, city, state } = localize(row, language);
    return { slug, city, state };
  });
}
