import { isSameOrder } from './order-references.ts';

type Notification = { reference: string | null; date: string; kind?: string | null };
type Order = { slug: string; kind?: string; number: string | null; signed: string | null; published: string | null };

/**
 * The orders that a notification is about, by number and year. Where two orders of a year have one number, and where
 * the number was taken from a range, the day must be the same. Without a number, they are those of its day that have none.
 */
export function matchOrders<Known extends Order>(notification: Notification, orders: readonly Known[]): Known[] {
  const namedOrders = orders.filter((order) => isNamed(notification, order));
  return namedOrders.filter((order) => {
    const isAlone = namedOrders.every((other) => other === order || other.number !== order.number);
    return isAlone || daysOf(order).includes(notification.date);
  });
}

function isNamed(notification: Notification, order: Order): boolean {
  const { number: reference } = order;
  if (!notification.reference)
    return !reference && daysOf(order).includes(notification.date) && isAlike(notification, order);
  return daysOf(order).some(
    (date) =>
      isSameOrder(notification, { reference, date, year: null }) ||
      // Guidelines and circulars have numbers of their own kind.
      (reference !== null && reference === notification.reference && date === notification.date),
  );
}

const daysOf = ({ signed, published }: Order) => [signed, published].filter((day) => day !== null);

/** Two papers of a day without a number: a new order is not what moves the start of another one. */
const isAlike = (notification: Notification, order: Order) =>
  notification.kind !== 'New order' || order.kind !== 'extension';
