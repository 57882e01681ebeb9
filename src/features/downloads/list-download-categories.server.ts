import { asc, eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { downloadCategories } from '#db/schema/client-area.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The published categories, in the order of the editors. */
export async function listDownloadCategories(language: LanguageCode) {
  const { id, slug, name, description, translations, position, status } = downloadCategories;
  const rows = await db()
    .select({ id, slug, name, description, translations })
    .from(downloadCategories)
    .where(eq(status, 'published'))
    .orderBy(asc(position), asc(id));
  return rows.map((row) => localize(row, language));
}
