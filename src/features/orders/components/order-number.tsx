import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Named = Pick<OrderName, 'number' | 'title'>;

/** An order by its number, which stays on one line, or by its title if its number is not known. */
export function OrderNumber({ order: { number, title } }: { order: Named }) {
  return number ? (
    <span className="inline-block wrap-anywhere [text-decoration:inherit]">
      <OwnText text={number} />
    </span>
  ) : (
    <OwnText text={title} from="lists" />
  );
}

/** An order by its number, or else its title, as a link to its page in the register. */
export function OrderNumberLink({ order, hash = '' }: { order: OrderName; hash?: string }) {
  return (
    <TextLink to={`/orders/${order.slug}${hash}`}>
      <OrderNumber order={order} />
    </TextLink>
  );
}
