import type { Seo } from '#core/content/seo-of.ts';
import { excerpt } from '#core/text/excerpt.ts';
import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

const titleTemplate = /*i18n*/ '{name}: certification for India';
/** The most characters that search engines show. */
const descriptionLetters = 160;

type SeoFacts = {
  name: string;
  description: string | null;
  categories: readonly { name: string }[];
  services: readonly { name: string }[];
};

/** A product's texts for search engines, on its page and in its call: the editors' own, or else made from its facts. */
export function productSeo(written: Seo, product: SeoFacts, language: LanguageCode): ProductSeo {
  const { name, description, categories, services } = product;
  const serviceNames = services.map((service) => service.name);
  return {
    title: written.title || translate({ text: titleTemplate, values: { name } }, language),
    description:
      written.description || excerpt(description ?? '', descriptionLetters) || [name, ...serviceNames].join(', '),
    keywords: written.keywords || [name, ...categories.map((category) => category.name), ...serviceNames].join(', '),
    tags: written.tags,
  };
}

/** None of these texts is empty. */
export type ProductSeo = Seo & { title: string; description: string; keywords: string };
