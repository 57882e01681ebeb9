import type { OrderKind } from './order-kinds.schema.ts';

/** An order as lists and links name it. */
export type OrderName = { slug: string; number: string | null; title: string };

/** An order as the list of orders shows it. */
export type ListedOrder = OrderName & {
  kind: OrderKind;
  subject: string | null;
  /** The day of publication, or of signature if only that is known. */
  day: string | null;
  authority: string | null;
};
