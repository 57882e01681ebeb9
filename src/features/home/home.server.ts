import { and, eq } from 'drizzle-orm';
import { NotFoundError } from '#core/errors.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
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

export async function findHomeBanner(language: LanguageCode): Promise<HomeBanner | null> {
  const row = await findRow('home-banner', language);
  if (!row) return null;
  return { slug: row.slug, image_url: pictureUrl(row.imagePath, row.slug), content: row.content ?? '' };
}

export async function getHomeBanner(language: LanguageCode): Promise<HomeBanner> {
  return (await findHomeBanner(language)) ?? absent('home-banner');
}

/** The section of that slug: `about`, `services`, `brochure`, `call`, `process` … */
export async function findHomeSection(slug: string, language: LanguageCode): Promise<HomeSection | null> {
  const row = await findRow(slug, language);
  if (!row) return null;
  const { name, title, tagLine, content, imagePath, imageAlt } = row;
  return { name, title, tag_line: tagLine, content, image_url: pictureUrl(imagePath, slug), image_alt: imageAlt };
}

export async function getHomeSection(slug: string, language: LanguageCode): Promise<HomeSection> {
  return (await findHomeSection(slug, language)) ?? absent(slug);
}

function absent(slug: string): never {
  throw new NotFoundError(`home section ${slug}`);
}
