import { TextLink } from '#ui/text-link.tsx';
import type { OrderName } from '../order-view.ts';
import { OrderNumber } from './order-number.tsx';

/** An order by its number, or else its title, as a link to its page in the register. */
export function OrderNumberLink({ order, hash = '' }: { order: OrderName; hash?: string }) {
  return (
    <TextLink to={`/orders/${order.slug}${hash}`}>
      <OrderNumber order={order} />
    </TextLink>
  );
}
