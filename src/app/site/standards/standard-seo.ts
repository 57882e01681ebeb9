import { msg } from '@lingui/core/macro';
import type { PageSeo } from '#app/page/page-meta.ts';
import { breadcrumbList } from '#app/page/structured-data.ts';
import type { RootData } from '#app/root.tsx';
import { getI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';
import type { RequirementUnderStandard } from '#features/requirements/requirement-under-standard.ts';
import type { StandardDetail } from '#features/standards/standard-detail.ts';

type StandardPage = { standard: StandardDetail; requirements: readonly RequirementUnderStandard[] };

/** What search engines read of a standard: its own texts, else its number, title and products. */
export function standardSeo({ standard, requirements }: StandardPage, { language, publicUrl }: RootData): PageSeo {
  const i18n = getI18n(language);
  const { slug, number, title, seo } = standard;
  const products = [...new Set(requirements.map(({ product }) => product.name))].slice(0, 4);
  const subject = title ?? products.join(', ');
  return {
    title: seo.title ?? (title ? `${number}: ${title}` : number),
    description:
      seo.description ?? i18n._(msg`${number}, ${subject}: products, orders, dates and certification in India.`),
    keywords: seo.keywords ?? [number, title, ...products].filter(Boolean).join(', '),
    structuredData: [
      breadcrumbList(publicUrl, [
        { name: i18n._(msg`Home`), path: inLanguage('/', language) },
        { name: i18n._(msg`Standards`), path: inLanguage('/standards', language) },
        { name: number, path: inLanguage(`/standards/${slug}`, language) },
      ]),
      ...seo.tags,
    ],
  };
}
