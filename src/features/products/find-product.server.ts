import { seoOf } from '#core/content/seo-of.ts';
import { and, asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { isSlug } from '#core/text/addresses.ts';
import { filled } from '#core/text/filled.ts';
import { englishNameOf, isStillEnglish, localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import {
  productCategories,
  productCategoryLinks,
  productFaqs,
  productSections,
  products,
} from '#db/schema/products.ts';
import { listProductNotifications } from '#features/notifications/list-product-notifications.server.ts';
import { listRequiredServices } from '#features/requirements/list-required-services.server.ts';
import { listRequirementsOfProduct } from '#features/requirements/list-requirements.server.ts';
import { listSideRulesOfProduct } from '#features/requirements/side-rules/list-side-rules-of-product.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { describeProduct } from './describe-product.server.ts';
import { listRelatedProducts } from './listings/list-related-products.server.ts';
import type { ProductDetail } from './product-detail.ts';
import { productSeo } from './product-seo.server.ts';

/** The published product with that slug, with everything that its page shows. */
export async function findProduct(slug: string, language: LanguageCode): Promise<ProductDetail | null> {
  if (!isSlug(slug)) return null;
  const [row] = await db()
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.status, 'published')));
  if (!row) return null;
  const product = localize(row, language);
  const [categories, sections, faqs, requirements, services, notifications, related, sideRules] = await Promise.all([
    listCategories(row.id, language),
    listSections(row.id, language),
    listFaqs(row.id, language),
    listRequirementsOfProduct(row.id, language),
    listRequiredServices(row.id, language),
    listProductNotifications(row.id, language),
    listRelatedProducts(row.id, language),
    listSideRulesOfProduct(row.id, language),
  ]);
  const written = filled(product.description);
  const made = describeProduct(product.name, requirements, { language, today: todayInIndia() });
  const description = written ?? made;
  // The page shows an English text in its frame; to search engines the page speaks its own language.
  const told = isStillEnglish(row, 'description', language) ? made : description;
  return {
    slug: product.slug,
    name: product.name,
    englishName: englishNameOf(row, language),
    technicalName: filled(product.technicalName),
    description,
    cta: filled(product.cta),
    image: pictureUrl(product.imagePath, product.slug),
    imageAlt: product.imageAlt,
    seo: productSeo(seoOf(product), { name: product.name, description: told, categories, services }, language),
    categories,
    sections,
    faqs,
    requirements,
    services,
    notifications,
    related,
    sideRules,
  };
}

async function listCategories(productId: number, language: LanguageCode) {
  const { slug, name, translations } = productCategories;
  const rows = await db()
    .select({ slug, name, translations })
    .from(productCategoryLinks)
    .innerJoin(productCategories, eq(productCategories.id, productCategoryLinks.categoryId))
    .where(and(eq(productCategoryLinks.productId, productId), eq(productCategories.status, 'published')))
    .orderBy(asc(productCategoryLinks.position));
  return rows.map((row) => localize(row, language));
}

async function listSections(productId: number, language: LanguageCode): Promise<ProductDetail['sections']> {
  const rows = await db()
    .select()
    .from(productSections)
    .where(and(eq(productSections.productId, productId), eq(productSections.status, 'published')))
    .orderBy(asc(productSections.position));
  return rows.map((row) => {
    const { heading, description, imagePath, imageAlt, side } = localize(row, language);
    return { heading, description: filled(description), image: imagePath && pictureUrl(imagePath, ''), imageAlt, side };
  });
}

async function listFaqs(productId: number, language: LanguageCode) {
  const { question, answer, translations } = productFaqs;
  const rows = await db()
    .select({ question, answer, translations })
    .from(productFaqs)
    .where(and(eq(productFaqs.productId, productId), eq(productFaqs.status, 'published')))
    .orderBy(asc(productFaqs.position));
  return rows.map((row) => localize(row, language));
}
