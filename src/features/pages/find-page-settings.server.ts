import { and, eq } from 'drizzle-orm';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { pages } from '#db/schema/pages.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type PageSettings = {
  name: string;
  seo: { title: string | null; description: string | null; keywords: string | null };
};

/** Name and search-engine texts of a list page, or null when editors gave it none. */
export async function findPageSettings(slug: string, language: LanguageCode): Promise<PageSettings | null> {
  const { name, seoTitle, seoDescription, seoKeywords, translations } = pages;
  const [row] = await db()
    .select({ name, seoTitle, seoDescription, seoKeywords, translations })
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.status, 'published')));
  if (!row) return null;
  const page = localize(row, language);
  return {
    name: page.name,
    seo: { title: page.seoTitle, description: page.seoDescription, keywords: page.seoKeywords },
  };
}
