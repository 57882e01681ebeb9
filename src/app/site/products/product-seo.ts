import { msg } from '@lingui/core/macro';
import type { PageSeo } from '#app/page/page-meta.ts';
import { breadcrumbList, faqPage } from '#app/page/structured-data.ts';
import type { RootData } from '#app/root.tsx';
import { getI18n } from '#app/texts/i18n.ts';
import { htmlToText } from '#core/html/html-to-text.ts';
import { inLanguage } from '#core/text/language.ts';
import type { ProductDetail } from '#features/products/product-detail.ts';

/** What search engines read of a product: its own texts, else what the page says. */
export function productSeo(product: ProductDetail, { language, publicUrl }: RootData): PageSeo {
  const i18n = getI18n(language);
  const { slug, name, seo, description, services, categories, faqs } = product;
  const serviceNames = services.map((service) => service.name);
  return {
    title: seo.title ?? i18n._(msg`${name}: certification for India`),
    description: seo.description ?? cut(htmlToText(description ?? '') || [name, ...serviceNames].join(', ')),
    keywords: seo.keywords ?? [name, ...categories.map((category) => category.name), ...serviceNames].join(', '),
    structuredData: [
      breadcrumbList(publicUrl, [
        { name: i18n._(msg`Home`), path: inLanguage('/', language) },
        { name: i18n._(msg`Products`), path: inLanguage('/products', language) },
        { name, path: inLanguage(`/products/${slug}`, language) },
      ]),
      ...faqPage(faqs),
      ...seo.tags,
    ],
  };
}

/** At most 160 characters, ended at a word. */
function cut(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
