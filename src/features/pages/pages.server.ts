import { type Seo, seoOf } from '#core/content/seo-of.ts';
import { and, eq, inArray } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { indianDay } from '#core/time/indian-time.ts';
import { db } from '#db/client.server.ts';
import { homeSections } from '#db/schema/home.ts';
import { pages } from '#db/schema/pages.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The texts that editors have written for a unique page or for a section of the home page. */
export type PageView = {
  id: number;
  slug: string;
  name: string;
  title: string | null;
  tagLine: string | null;
  /** Clean HTML. */
  content: string | null;
  imageUrl: string;
  imageAlt: string | null;
  /** The Indian day on which it was last changed. */
  changedOn: string;
  seo: Seo;
};

/** The texts of the page with that slug (`services`, `products` …), or null if editors have not written any. */
export async function findPage(slug: string, language: LanguageCode): Promise<PageView | null> {
  const [row] = await db()
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.status, 'published')));
  return row ? viewOf(row, language) : null;
}

/** The names of those pages that editors have published, by slug. */
export async function findPageNames(slugs: readonly string[], language: LanguageCode): Promise<Map<string, string>> {
  const { slug, name, translations } = pages;
  const rows = await db()
    .select({ slug, name, translations })
    .from(pages)
    .where(and(inArray(slug, [...slugs]), eq(pages.status, 'published')));
  return new Map(rows.map((row) => [row.slug, localize(row, language).name]));
}

/** A part of the home page: `home` itself, `home-banner`, or a section such as `about`, `services` or `process`. */
export async function findHomeSection(slug: string, language: LanguageCode): Promise<PageView | null> {
  const [row] = await db()
    .select()
    .from(homeSections)
    .where(and(eq(homeSections.slug, slug), eq(homeSections.status, 'published')));
  return row ? viewOf(row, language) : null;
}

function viewOf(row: typeof pages.$inferSelect | typeof homeSections.$inferSelect, language: LanguageCode): PageView {
  const page = localize(row, language);
  return {
    id: page.id,
    slug: page.slug,
    name: page.name,
    title: filled(page.title),
    tagLine: filled(page.tagLine),
    content: page.content,
    imageUrl: pictureUrl(page.imagePath, page.slug),
    imageAlt: page.imageAlt,
    changedOn: indianDay(row.updatedAt),
    seo: seoOf(page),
  };
}
