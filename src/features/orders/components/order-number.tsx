import { OwnText } from '#ui/own-language.tsx';
import type { OrderName } from '../order-view.ts';

type Named = Pick<OrderName, 'number' | 'title'>;

/** An order by its number, which stays on one line, or by its title if its number is not known. */
export function OrderNumber({ order: { number, title } }: { order: Named }) {
  return number ? <bdi className="whitespace-nowrap">{number}</bdi> : <OwnText text={title} />;
}
