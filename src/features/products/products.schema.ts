import { z } from 'zod';
import { pictureSides } from './picture-side.schema.ts';

const named = z.object({ name: z.string() });

export const productListAnswer = z
  .object({
    page: z.object({
      name: z.string(),
      seo_title: z.string(),
      seo_description: z.string(),
      seo_keywords: z.string(),
    }),
    products: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        categories: z.array(named),
        services: z.array(named),
      }),
    ),
  })
  .meta({ id: 'ProductList' });

const section = z.object({
  heading: z.string(),
  ckdescription: z.string().meta({ description: 'Rich text, clean HTML' }),
  description: z.string().meta({ description: 'The same text without markup' }),
  image: z.string().nullable(),
  position: z.enum(pictureSides),
});

export const productAnswer = z
  .object({
    product: z.object({
      name: z.string(),
      technical_name: z.string().nullable(),
      seo_title: z.string(),
      seo_description: z.string(),
      seo_keywords: z.string(),
      image_url: z.string(),
      image_alt: z.string(),
      description: z.string().nullable(),
      cta: z.string().nullable(),
      product_section: z.array(section),
      product_faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
    categories: z.array(named),
    services: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        image: z.string(),
        service_category: z.object({ slug: z.string() }),
      }),
    ),
    notification: z.array(
      z.object({
        id: z.int(),
        notification: z.object({ name: z.string(), slug: z.string(), category: z.object({ slug: z.string() }) }),
      }),
    ),
  })
  .meta({ id: 'Product' });
