import { type ContentsEntry, fixedPages, type SitemapSource, type SitePages } from '#core/sitemap/site-pages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findPage } from './pages.server.ts';

type Declaration = {
  /** Its path without a language. Its record in `pages`, which names it, has the same slug. */
  url: `/${string}`;
  /** In English, if editors have not written a record. */
  name: string;
  /** The place of its line on the page of contents. */
  position: number;
  /** Whether the address only leads to one of the pages below, so that search engines are not told of it. */
  redirects?: boolean;
  /** Lists the lines below it on the page of contents. */
  children?: (language: LanguageCode) => Promise<ContentsEntry[]>;
  /** The addresses of the pages below it. */
  sitemap?: readonly SitemapSource[];
};

/** A page of the site and the pages below it: a line on the page of contents and addresses in the sitemap. */
export function sitePages({ url, name, position, redirects, children, sitemap = [] }: Declaration): SitePages {
  return {
    sitemap: redirects ? sitemap : [fixedPages(url), ...sitemap],
    contents: {
      group: 'pages',
      position,
      async list(language) {
        const [page, below] = await Promise.all([findPage(url.slice(1), language), children?.(language)]);
        return [{ name: page?.name ?? name, url, children: below }];
      },
    },
  };
}
