import { z } from 'zod';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { orderEvent } from '#features/orders/orders.schema.ts';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';
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
        services: z.array(
          named.extend({
            states: z
              .array(z.enum(requirementStates))
              .meta({ description: 'The states of its requirements today, for large enterprises' }),
          }),
        ),
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

const requirementOfService = z
  .object({
    state: z.enum(requirementStates).meta({ description: 'Today in India, for large enterprises and imports' }),
    states: z
      .array(
        z.object({
          audiences: z.array(z.enum(audiences)),
          state: z.enum(requirementStates),
          since: z.iso.date().nullable(),
          in_force_since: z.iso
            .date()
            .nullable()
            .meta({ description: 'Without a break, under this order and those before it' }),
          until: z.iso.date().nullable(),
        }),
      )
      .meta({ description: 'For each audience; empty when no order and no list explains the state' }),
    order: z
      .object({ slug: z.string(), number: z.string().nullable(), title: z.string() })
      .nullable()
      .meta({ description: 'The order that it stands under today' }),
    standards: z.array(z.string()),
    accepted_standards: z
      .array(
        z.object({
          standard: z.string(),
          from: z.iso.date().nullable(),
          until: z.iso.date().nullable(),
          beside: z.string().nullable().meta({ description: 'The standard that takes its place' }),
          order: z.string().meta({ description: 'The slug of the order that says so' }),
        }),
      )
      .meta({ description: 'Those of the standards that count only until a certain day, beside their successors' }),
    listed_as: z.string().nullable(),
    listed_by: z
      .object({ publisher: z.string(), name: z.string(), as_of: z.string() })
      .nullable()
      .meta({ description: 'The list that names the product, and the month of our copy of it' }),
  })
  .meta({ description: 'One row of an official list' });

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
        requirements: z.array(requirementOfService),
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

export const productTimelineAnswer = z
  .array(z.object({ service: z.object({ slug: z.string(), name: z.string() }), events: z.array(orderEvent) }))
  .meta({ id: 'ProductTimeline' });
