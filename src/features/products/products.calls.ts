import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { productAnswer, productListAnswer } from './products.schema.ts';

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
} as const satisfies Calls;
