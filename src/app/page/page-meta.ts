import type { MetaDescriptor } from 'react-router';
import type { RootData } from '#app/root.tsx';
import { inLanguage } from '#core/text/language.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';

export type PageSeo = {
  /** Without one the page has the site's own title. */
  title?: string | null;
  description?: string | null;
  keywords?: string | null;
  /** The page's own picture for social sites, from `/`; without it one is drawn from title and seal. */
  image?: string | null;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Schema.org objects of this page, without `@context`. */
  structuredData?: Record<string, unknown>[];
};

type MetaSource = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
};

/**
 * Title, description, keywords, canonical address, language alternates, social picture and structured
 * data of a page; what the page does not say comes from the site's defaults.
 * @param source the arguments of the route's `meta`
 */
export function pageMeta(source: MetaSource, seo: PageSeo): MetaDescriptor[] {
  const root = source.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [{ title: seo.title ?? '' }, { name: 'robots', content: 'noindex' }];
  const { publicUrl, language, offeredLanguages, seoDefaults, siteName } = root;
  const path = withoutLanguage(source.location.pathname, language);
  const own = seo.title || seoDefaults.title;
  const title = own.includes(siteName) ? own : `${own} | ${siteName}`;
  const description = seo.description || seoDefaults.description;
  const canonical = publicUrl + inLanguage(path, language);
  const image = publicUrl + (seo.image || `/og${path === '/' ? '/home' : path}.png`);
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: seo.keywords || seoDefaults.keywords },
    ...(seo.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(seo.noindex ? [] : alternates(publicUrl, path, offeredLanguages)),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: language },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(seo.structuredData ?? []).map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
}

function alternates(publicUrl: string, path: string, offered: readonly string[]): MetaDescriptor[] {
  const codes = languages.map((language) => language.code).filter((code) => offered.includes(code));
  return [
    ...codes.map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: publicUrl + inLanguage(path, code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: publicUrl + path },
  ] as MetaDescriptor[];
}

/** The path without its language, as the routes know it. */
function withoutLanguage(pathname: string, language: string): string {
  if (language === defaultLanguage) return pathname;
  const prefix = `/${language}`;
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname;
}
