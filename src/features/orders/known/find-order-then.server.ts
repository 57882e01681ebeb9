import type { LanguageCode } from '#locales/languages.ts';
import { listEvents, type OrderDetail } from '../find-order.server.ts';
import { listOrderNotifications } from '../list-order-notifications.server.ts';
import { listOrderStates } from '../list-order-states.server.ts';
import { listKnownStates } from './list-known-states.server.ts';
import type { Moments } from './read-moments.ts';

/** An order on a day with its states, its history and its exemptions, by what is known today or was known on another day. */
export async function findOrderThen(order: OrderDetail, { day, knownOn }: Moments, language: LanguageCode) {
  const notifications = await listOrderNotifications(order.id, language);
  if (!knownOn.day) {
    const states = await listOrderStates([order.id], day, language);
    const { events, exemptions, verifiedOn } = order;
    return { states: states.get(order.id) ?? [], events, exemptions, verifiedOn, notifications };
  }
  const known = knownOn.day;
  const [states, events] = await Promise.all([
    listKnownStates(order, { day, knownOn: known }, language),
    listEvents(order.id, language, known),
  ]);
  return {
    ...{ states, events },
    exemptions: order.exemptions.filter(({ recordedOn }) => recordedOn <= known),
    verifiedOn: order.verifiedOn && order.verifiedOn <= known ? order.verifiedOn : null,
    notifications: notifications.filter(({ date }) => date <= known),
  };
}
