import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { getI18n } from '#app/texts/i18n.ts';
import type { Seo } from '#core/content/seo-of.ts';
import { type FeedFormat, feedFormats, feedTypes } from '#core/feed/feed-formats.ts';
import { joinSentences } from '#core/text/join-sentences.ts';
import { inLanguage } from '#core/text/language.ts';
import { defaultLanguage, languages, openGraphLocale } from '#locales/languages.ts';
import { type Crumb, homeCrumb } from './crumbs.tsx';
import { isPaged, isSecret, isUnlisted } from './page-handle.ts';
import { type PageText, wordsOf } from './page-text.ts';
import { type RouteMatches, rootOf } from './root-data.ts';
import { breadcrumbList, type StructuredData } from './structured-data.ts';

export type PageSeo = {
  /** Without a title, the page gets that of the site. */
  title?: PageText | null;
  /** Several texts follow one another as sentences. */
  description?: PageText | readonly PageText[] | null;
  keywords?: string | null;
  /** What editors wrote for this page; it takes precedence over the three texts above. */
  edited?: Partial<Seo> | null;
  /** Path of the page's own picture for social sites; without one, a picture is drawn from the title and the seal. */
  image?: string | null;
  /** The answer of the page's sheet, in lines of at most 15 words; its picture shows them below the title. */
  verdicts?: readonly PageText[];
  /** Hides the page from search engines although its route does not say so; used for a page that failed. */
  noindex?: boolean;
  /** From the page below home down to this one, as the page draws them. */
  crumbs?: readonly Crumb[];
  /** Schema.org objects of this page, without `@context`. */
  structuredData?: StructuredData[];
  /** Feeds that feed readers find on this page; `path` is without its ending, and `atom` has one format only. */
  feeds?: readonly { title: PageText; path?: string; atom?: string }[];
};

type MetaSource = RouteMatches & { location: { pathname: string; search: string } };

/**
 * The title, description, keywords, canonical address, language alternates, social picture and structured data of a
 * page. Whatever the page leaves out comes from the site's defaults.
 * @param source the arguments of the route's `meta`
 */
export function pageMeta(source: MetaSource, seo: PageSeo): MetaDescriptor[] {
  const root = rootOf(source);
  const i18n = getI18n(root?.language);
  const words = (text: PageText | null | undefined) => (text ? wordsOf(i18n, text) : '');
  if (!root) return [{ title: words(seo.title) }, { name: 'robots', content: 'noindex' }];
  const { publicUrl, language, offeredLanguages, seoDefaults, siteName } = root;
  const address = withoutLanguage(source.location.pathname, language);
  // The key in the address of a secret page must not be repeated anywhere.
  const path = isSecret(source.matches) ? `/${address.split('/')[1]}` : address;
  const picture = path === '/' || path !== address ? '/home' : path;
  const noindex = seo.noindex || isUnlisted(source.matches);
  const { page, query } = listPageOf(source);
  const first = seo.edited?.title || words(seo.title) || seoDefaults.title;
  const numbered = page === 1 ? first : words(msg`${first}, page ${page}`);
  const told = seo.description ? joinSentences([seo.description].flat().map(words)) : '';
  const description = seo.edited?.description || told || seoDefaults.description;
  const title = numbered.includes(siteName) ? numbered : `${numbered} | ${siteName}`;
  const canonical = publicUrl + inLanguage(path, language) + query;
  const crumbs = [homeCrumb, ...(seo.crumbs ?? [])].map(({ label, to }) => ({
    name: words(label),
    url: publicUrl + inLanguage(to, language),
  }));
  const structuredData = [
    ...(crumbs.length > 1 ? [breadcrumbList(crumbs)] : []),
    ...(seo.structuredData ?? []),
    ...(seo.edited?.tags ?? []),
  ];
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: seo.edited?.keywords || seo.keywords || seoDefaults.keywords },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(noindex ? [] : alternates(publicUrl, path, query, offeredLanguages)),
    ...(seo.feeds ?? []).flatMap(({ title: name, path: feed, atom }) => {
      const files: [FeedFormat, string][] = feed ? feedFormats.map((format) => [format, `${feed}.${format}`]) : [];
      if (atom) files.push(['atom', atom]);
      return files.map(([format, file]) => ({
        tagName: 'link',
        rel: 'alternate',
        type: feedTypes[format],
        title: words(name),
        href: publicUrl + inLanguage(file, language),
      }));
    }),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocale(language) },
    { property: 'og:image', content: publicUrl + (seo.image || `/og${inLanguage(picture, language)}.png`) },
    ...(seo.verdicts?.length ? [{ property: 'og:image:alt', content: seo.verdicts.map(words).join('\n') }] : []),
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((item) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...item } })),
  ];
}

function alternates(publicUrl: string, path: string, query: string, offered: readonly string[]): MetaDescriptor[] {
  const codes = languages.map((language) => language.code).filter((code) => offered.includes(code));
  return [
    ...codes.map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: publicUrl + inLanguage(path, code) + query,
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: publicUrl + path + query },
  ] as MetaDescriptor[];
}

/**
 * Which page of its list the address shows. A further page of the whole list has an address of its own for search
 * engines; a page of a filtered list is only a view of the whole one.
 */
function listPageOf({ matches, location }: MetaSource): { page: number; query: string } {
  const given = new URLSearchParams(location.search);
  const page = isPaged(matches) ? Number(given.get('page')) : 1;
  if (!Number.isInteger(page) || page < 2) return { page: 1, query: '' };
  return { page, query: given.size === 1 ? `?page=${page}` : '' };
}

/** The path without its language, as the routes know it. */
function withoutLanguage(pathname: string, language: string): string {
  if (language === defaultLanguage) return pathname;
  const prefix = `/${language}`;
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname;
}
