import { and, eq } from 'drizzle-orm';
import { NotFoundError } from '#core/errors.ts';
import { localize } from '#core/localize.ts';
import { pictureUrl } from '#core/picture-url.ts';
import { db } from '#db/client.server.ts';
import { homeSections } from '#db/schema/home.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { HomeBanner, HomeRecord, HomeSection } from './home.schema.ts';

async function findRow(slug: string, language: LanguageCode) {
  const [row] = await db()
    .select()
    .from(homeSections)
    .where(and(eq(homeSections.slug, slug), eq(homeSections.status, 'published')));
  return row ? localize(row, language) : null;
}

async function getRow(slug: string, language: LanguageCode) {
  const row = await findRow(slug, language);
  if (!row) throw new NotFoundError(`home section ${slug}`);
  return row;
}

/** Title, description and keywords of the home page; what nobody has filled is null. */
export async function getHomeRecord(language: LanguageCode): Promise<HomeRecord> {
  const row = await findRow('home', language);
  return {
    slug: 'home',
    seo_title: row?.seoTitle || null,
    seo_description: row?.seoDescription || null,
    seo_keywords: row?.seoKeywords || null,
  };
}

export async function getHomeBanner(language: LanguageCode): Promise<HomeBanner> {
  const { slug, imagePath, content } = await getRow('home-banner', language);
  return { slug, image_url: pictureUrl(imagePath, slug), content: content ?? '' };
}

/** The section of that slug: `about`, `services`, `brochure`, `call`, `process` … */
export async function getHomeSection(slug: string, language: LanguageCode): Promise<HomeSection> {
  const { name, title, tagLine, content, imagePath, imageAlt } = await getRow(slug, language);
  return { name, title, tag_line: tagLine, content, image_url: pictureUrl(imagePath, slug), image_alt: imageAlt };
}
