import type { SiteMapEntry, SiteMapPart } from '#core/sitemap/site-map-part.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findPage } from './pages.server.ts';

/**
 * A page of the site as a line of the sitemap page, under the name that editors gave it.
 *
 * @param slug of its record in `pages`
 * @param name in English, if editors have not written a record
 * @param children lists what is below it
 */
export function siteMapPage(
  position: number,
  { slug, url, name }: { slug: string; url: string; name: string },
  children?: (language: LanguageCode) => Promise<SiteMapEntry[]>,
): SiteMapPart {
  return {
    group: 'pages',
    position,
    async list(language) {
      const [page, below] = await Promise.all([findPage(slug, language), children?.(language)]);
      return [{ name: page?.name ?? name, url, children: below }];
    },
  };
}
