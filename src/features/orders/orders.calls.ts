import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import * as shapes from './orders.schema.ts';

export const orderCalls = {
  'GET /orders': {
    summary: 'The register of orders, newest first, with the states of the entries under each',
    tag: 'Orders',
    query: shapes.ordersQuery,
    answer: shapes.ordersAnswer,
    answers: 'One page of the orders that match',
    refuses: { 422: '`as_of` is no day, or a day that cannot be answered, or `to` comes before `from`' },
  },
  'GET /orders/{slug}': {
    summary: 'One order: what it does, what was done to it, and what it exempts',
    tag: 'Orders',
    params: z.object({ slug: z.string().max(200) }),
    query: shapes.orderQuery,
    answer: shapes.orderAnswer,
    answers: 'The order, with its states on the day',
    refuses: {
      404: 'There is no such order',
      422: '`as_of` or `known_on` is not a date, or is a day that cannot be answered',
    },
  },
  'GET /orders/{slug}/timeline': {
    summary: 'What an order did and what was done to it, in the order of publication',
    tag: 'Orders',
    params: z.object({ slug: z.string().max(200) }),
    answer: shapes.orderTimelineAnswer,
    answers: 'The events, the earliest first',
    refuses: { 404: 'There is no such order' },
  },
  'GET /orders/{slug}/compare': {
    summary: 'How an order differs between two days: dates, entries with their standards, exemptions, effects',
    tag: 'Orders',
    params: z.object({ slug: z.string().max(200) }),
    query: shapes.compareQuery,
    answer: shapes.compareAnswer,
    answers: 'The differences; empty lists where there are none',
    refuses: {
      404: 'There is no such order',
      422: '`from` or `to` is not a date, or is a day that cannot be answered',
    },
    limit: { name: 'compare', limit: 60, windowSeconds: 60 },
  },
  'GET /deadlines': {
    summary: 'The days on which requirements take effect or pauses end, by order and audience',
    tag: 'Orders',
    query: shapes.deadlinesQuery,
    answer: shapes.deadlinesAnswer,
    answers: 'The deadlines, the earliest first',
  },
} as const satisfies Calls;
