import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The orders of a row of a sheet, each by its number, or by its title if its number is not known. */
export function OrderLinks({ orders }: { orders: readonly OrderName[] }) {
  return orders.map(({ slug, number, title }) => (
    <span key={slug}>
      <TextLink to={`/orders/${slug}`}>
        <span className={number ? 'inline-block wrap-anywhere [text-decoration:inherit]' : undefined}>
          <OwnText text={number ?? title} from="lists" />
        </span>
      </TextLink>{' '}
    </span>
  ));
}
