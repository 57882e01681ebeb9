import type { z } from 'zod';
import type { Seo } from '#core/content/seo-of.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { pageRecord, SectionAnswer } from './pages.schema.ts';
import { findPage, type PageView } from './pages.server.ts';

/** What editors wrote for search engines, in the names of the wire; `seo_tags` is false when there are none. */
export function wireSeo({ title, description, keywords, tags }: Seo) {
  return {
    seo_title: title,
    seo_description: description,
    seo_keywords: keywords,
    seo_tags: tags.length > 0 ? tags : (false as const),
  };
}

/**
 * The `page` of a call that answers with a whole page.
 * @param name for a page that editors have not written any texts for
 */
export async function readPageRecord(
  slug: string,
  name: string,
  language: LanguageCode,
): Promise<z.infer<typeof pageRecord>> {
  const page = await findPage(slug, language);
  return {
    name: page?.name ?? name,
    image_url: page?.imageUrl ?? pictureUrl(null, slug),
    ...wireSeo(page?.seo ?? { title: null, description: null, keywords: null, tags: [] }),
  };
}

export function wireSection({ name, title, tagLine, content, imageUrl, imageAlt }: PageView): SectionAnswer {
  return { name, title, tag_line: tagLine, content, image_url: imageUrl, image_alt: imageAlt };
}

/** Everything that editors wrote for a page. */
export function wirePage(page: PageView) {
  return {
    ...wireSection(page),
    id: page.id,
    slug: page.slug,
    image_alt: page.imageAlt ?? page.name,
    ...wireSeo(page.seo),
  };
}
