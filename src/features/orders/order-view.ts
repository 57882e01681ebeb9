import type { OrderKind } from './order.schema.ts';

/** An order as lists and links name it. */
export type OrderName = { slug: string; number: string | null; title: string };

/** An order with its days; what the page of a list of orders shows. */
export type ListedOrder = OrderName & {
  kind: OrderKind;
  subject: string | null;
  /** Of publication, or of signature where only that is known. */
  day: string | null;
  authority: string | null;
};
