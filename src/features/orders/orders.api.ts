import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { compareOrders } from './compare/compare-orders.ts';
import { readDays } from './compare/read-days.ts';
import { snapshotOrder } from './compare/snapshot-order.server.ts';
import { wireDifference } from './compare/wire-difference.ts';
import { deadlinesAnswer, deadlinesQuery } from './deadlines/deadlines.schema.ts';
import { listServicesWithOrders } from './deadlines/list-services-with-orders.server.ts';
import { wireEffect, wireEvent } from './events/wire-event.ts';
import { findOrder, type OrderDetail } from './find-order.server.ts';
import { findOrderThen } from './known/find-order-then.server.ts';
import { readMoments } from './known/read-moments.ts';
import { listDeadlines, listOrderStates, type OrderState } from './list-order-states.server.ts';
import { listOrders } from './list-orders.server.ts';
import type { ListedOrder } from './order-view.ts';
import { orderTexts } from './orders.messages.ts';
import * as shapes from './orders.schema.ts';
import { type RequestedDay, readDay } from './read-day.ts';

const perPage = 50;

const dayTexts = {
  'not-a-day': orderTexts.notADay,
  'too-early': orderTexts.tooEarly,
  reversed: orderTexts.reversed,
  'not-recorded': orderTexts.notRecorded,
  ahead: orderTexts.ahead,
};

/** @throws Refusal 422 if a day cannot be answered, with a sentence for each */
function refuseDays(days: Record<string, RequestedDay>): void {
  const refused = Object.entries(days).flatMap(([name, { problem }]) =>
    problem ? [{ name, text: dayTexts[problem] }] : [],
  );
  const [first] = refused;
  if (!first) return;
  throw new Refusal(422, first.text, { errors: Object.fromEntries(refused.map(({ name, text }) => [name, [text]])) });
}

/** A span whose last day comes before its first contains nothing, which is more likely a mistake than a question. */
function reversedSpan({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { to: { day: to ?? null, problem: from && to && to < from ? ('reversed' as const) : null } };
}

export const ordersApi = {
  'GET /orders': call({
    summary: 'The register of orders, newest first, with the states of the entries under each',
    tag: 'Orders',
    query: shapes.ordersQuery,
    answer: shapes.ordersAnswer,
    answers: 'One page of the orders that match',
    refuses: { 422: '`as_of` is no day, or a day that cannot be answered, or `to` comes before `from`' },
    handle: async ({ query: { page, as_of, ...filters }, language }) => {
      const today = todayInIndia();
      const asOf = readDay(as_of, { earliest: null, latest: today });
      refuseDays({ as_of: asOf, ...reversedSpan(filters) });
      const day = asOf.day ?? today;
      const { total, orders } = await listOrders({ ...filters, language, day, page, perPage });
      const statesOf = await listOrderStates(
        orders.map(({ id }) => id),
        day,
        language,
      );
      return { total, per_page: perPage, orders: orders.map((order) => wireOrder(order, statesOf.get(order.id))) };
    },
  }),
  'GET /orders/{slug}': call({
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
    handle: async ({ params: { slug }, query, language }) => {
      const order = await findOrder(slug, language);
      if (!order) throw new NotFoundError(`no order ${slug}`);
      const moments = readMoments(query, order, todayInIndia());
      const { asOf, knownOn, day } = moments;
      refuseDays({ as_of: asOf, known_on: knownOn });
      const { states, events, exemptions, verifiedOn, notifications } = await findOrderThen(order, moments, language);
      return {
        ...wireOrder({ ...order, authority: order.authority?.shortName ?? null }, states),
        as_of: day,
        known_on: knownOn.day,
        signed_on: order.signedOn,
        published_on: order.publishedOn,
        gazette_id: order.gazetteId,
        citation: order.citation,
        source_url: order.url,
        doubts: order.doubts,
        confidence: order.confidence,
        struck_on: order.withdrawnOn,
        verified_on: verifiedOn,
        effects: events.map(wireEffect),
        exemptions: exemptions.map(wireExemption),
        notifications: notifications.map(({ categorySlug, ...named }) => ({
          ...named,
          category: { slug: categorySlug },
        })),
      };
    },
  }),
  'GET /orders/{slug}/timeline': call({
    summary: 'What an order did and what was done to it, in the order of publication',
    tag: 'Orders',
    params: z.object({ slug: z.string().max(200) }),
    answer: shapes.orderTimelineAnswer,
    answers: 'The events, the earliest first',
    refuses: { 404: 'There is no such order' },
    handle: async ({ params: { slug }, language }) => {
      const order = await findOrder(slug, language);
      if (!order) throw new NotFoundError(`no order ${slug}`);
      return order.events.map(wireEvent);
    },
  }),
  'GET /orders/{slug}/compare': call({
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
    handle: async ({ params: { slug }, query, language }) => {
      const order = await findOrder(slug, language);
      if (!order) throw new NotFoundError(`no order ${slug}`);
      const { from, to } = readDays(query, { earliest: order.day, today: todayInIndia() });
      refuseDays({ from, to });
      const [before, after] = await Promise.all([
        snapshotOrder(order, from.shown, language),
        snapshotOrder(order, to.shown, language),
      ]);
      return { from: from.shown, to: to.shown, ...wireDifference(compareOrders(before, after), order.events) };
    },
  }),
  'GET /deadlines': call({
    summary: 'The days on which requirements take effect or pauses end, by order and audience',
    tag: 'Orders',
    query: deadlinesQuery,
    answer: deadlinesAnswer,
    answers: 'The deadlines, the earliest first',
    handle: async ({ query, language }) => {
      refuseDays(reversedSpan(query));
      const from = query.from ?? todayInIndia();
      const deadlines = await listDeadlines(from, query.to ?? addDays(from, 365), language);
      const services = query.service === undefined ? [] : await listServicesWithOrders(language);
      const service = services.find(({ slug }) => slug === query.service);
      const concerned = deadlines.filter(
        ({ audiences, order }) =>
          (!query.audience || audiences.includes(query.audience)) &&
          (query.service === undefined || service?.orders.has(order.slug)),
      );
      return concerned.map(({ lines, ...deadline }) => ({ ...deadline, entries: lines }));
    },
  }),
} satisfies SiteCalls;

function wireOrder({ slug, number, title, kind, subject, day, authority }: ListedOrder, states: OrderState[] = []) {
  return {
    ...{ slug, number, title, kind, subject },
    date: day,
    issued_by: authority,
    states: states.map(({ lines, inForceSince, ...state }) => ({
      ...{ ...state, in_force_since: inForceSince },
      entries: lines,
    })),
  };
}

function wireExemption(exemption: OrderDetail['exemptions'][number]) {
  const { kind, by, appliesTo, condition, quantity, unit, period, upTo, freesAll, until, confidence } = exemption;
  return {
    ...{ kind, by, applies_to: appliesTo, condition, quantity, unit, period },
    ...{ up_to: upTo, frees_all: freesAll, until, confidence },
  };
}
