import type { LanguageCode } from '#locales/languages.ts';
import { listEvents, type OrderDetail } from '../find-order.server.ts';
import { listOrderStates } from '../list-order-states.server.ts';
import { listKnownStates } from './list-known-states.server.ts';
import type { Moments } from './read-moments.ts';

/** The states of an order on a day and its history, by what is known today or was known on another day. */
export async function findOrderThen(order: OrderDetail, { day, knownOn }: Moments, language: LanguageCode) {
  if (!knownOn.day) {
    const states = await listOrderStates([order.id], day, language);
    return { states: states.get(order.id) ?? [], events: order.events };
  }
  const [states, events] = await Promise.all([
    listKnownStates(order, { day, knownOn: knownOn.day }, language),
    listEvents(order.id, language, knownOn.day),
  ]);
  return { states, events };
}
