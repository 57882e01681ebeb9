import type { z } from '@hono/zod-openapi';
import { htmlToText } from '#core/html/html-to-text.ts';
import type { ProductDetail } from './product-detail.ts';
import type { productAnswer } from './products.schema.ts';

/** A product in the words of the call. */
export function presentProduct(product: ProductDetail): z.infer<typeof productAnswer> {
  return {
    product: {
      name: product.name,
      technical_name: product.technicalName,
      seo_title: product.seo.title,
      seo_description: product.seo.description,
      seo_keywords: product.seo.keywords,
      image_url: product.image,
      image_alt: product.imageAlt ?? product.name,
      description: product.description,
      cta: product.cta,
      product_section: product.sections.map(({ heading, description, image, side }) => ({
        heading,
        ckdescription: description ?? '',
        description: htmlToText(description ?? ''),
        image,
        position: side,
      })),
      product_faqs: product.faqs.map(({ question, answer }) => ({ question, answer })),
    },
    categories: product.categories.map(({ name }) => ({ name })),
    services: product.services.map(({ name, slug, image, categorySlug }) => ({
      name,
      slug,
      image,
      service_category: { slug: categorySlug },
    })),
    notification: product.notifications.map(({ id, name, slug, categorySlug }) => ({
      id,
      notification: { name, slug, category: { slug: categorySlug } },
    })),
  };
}
