import { NotFoundError } from '#core/errors.ts';
import { findHomeSection, type PageView } from '#features/pages/pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { HomeBanner, HomeRecord, HomeSection } from './home.schema.ts';

/** Title, description and keywords of the home page; what nobody has filled is null. */
export async function getHomeRecord(language: LanguageCode): Promise<HomeRecord> {
  const { seo } = (await findHomeSection('home', language)) ?? {};
  return {
    slug: 'home',
    seo_title: seo?.title || null,
    seo_description: seo?.description || null,
    seo_keywords: seo?.keywords || null,
  };
}

export async function getHomeBanner(language: LanguageCode): Promise<HomeBanner> {
  const { slug, imageUrl, content } = await getSection('home-banner', language);
  return { slug, image_url: imageUrl, content: content ?? '' };
}

/** The section of that slug: `about`, `services`, `brochure`, `call`, `process` … */
export async function getHomeSection(slug: string, language: LanguageCode): Promise<HomeSection> {
  const { name, title, tagLine, content, imageUrl, imageAlt } = await getSection(slug, language);
  return { name, title, tag_line: tagLine, content, image_url: imageUrl, image_alt: imageAlt };
}

async function getSection(slug: string, language: LanguageCode): Promise<PageView> {
  const section = await findHomeSection(slug, language);
  if (!section) throw new NotFoundError(`home section ${slug}`);
  return section;
}
