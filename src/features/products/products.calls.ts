import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { productAnswer, productListAnswer, productTimelineAnswer } from './products.schema.ts';

export const productCalls = {
  'GET /products': {
    summary: 'Every product with its categories and the services that it needs',
    tag: 'Products',
    answer: productListAnswer,
    answers: 'Page settings and products',
  },
  'GET /products/{slug}': {
    summary: 'One product with its texts, categories, required services and notifications',
    tag: 'Products',
    params: z.object({ slug: z.string().max(200) }),
    answer: productAnswer,
    answers: 'The product',
    refuses: { 404: 'No such product' },
  },
  'GET /products/{slug}/timeline': {
    summary: 'What orders did over time to each approval that a product needs',
    tag: 'Products',
    params: z.object({ slug: z.string().max(200) }),
    answer: productTimelineAnswer,
    answers: 'One lane for each service, its events the earliest first',
    refuses: { 404: 'No such product' },
  },
} as const satisfies Calls;
