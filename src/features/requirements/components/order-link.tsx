import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** An order by its title and number, with the way to its page in the register. */
export function OrderLink({ order: { slug, number, title } }: { order: OrderName }) {
  return (
    <>
      <TextLink to={`/orders/${slug}`}>
        <OwnText text={title} />
      </TextLink>
      {number && !title.includes(number) && (
        <span className="block font-mono text-[0.94em] whitespace-nowrap">
          <bdi>{number}</bdi>
        </span>
      )}
    </>
  );
}
