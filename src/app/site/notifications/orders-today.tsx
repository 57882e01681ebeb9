import { Trans } from '@lingui/react/macro';
import { AudienceList } from '#app/page/orders/order-audiences.tsx';
import { type OrderDoubt, OrderDoubts } from '#app/page/orders/order-doubts.tsx';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { OrderState } from '#features/orders/list-order-states.server.ts';
import { OwnText } from '#ui/own-language.tsx';

export type OrderToday = { slug: string; number: string | null; title: string; states: OrderState[]; doubts: string[] };

/** For whom the orders of a notification apply today, by the register, and what is in doubt about them. */
export function OrdersToday({ orders }: { orders: readonly OrderToday[] }) {
  const withStates = orders.filter(({ states }) => states.length > 0);
  return (
    <>
      {withStates.length > 0 && (
        <section aria-labelledby="for-whom" className="stack-4">
          <h2 id="for-whom" className="break-after-avoid text-2xl">
            <Trans>For whom, and since when</Trans>
          </h2>
          {withStates.map((order) => (
            <div key={order.slug}>
              <h3 className="break-after-avoid">
                <OrderNumberLink order={order} />{' '}
                {order.number && !order.title.includes(order.number) && <OwnText text={order.title} from="lists" />}
              </h3>
              <AudienceList states={order.states} />
            </div>
          ))}
        </section>
      )}
      <OrderDoubts doubts={doubtsOf(orders)} />
    </>
  );
}

/** Of several orders, each doubt names its own, unless it concerns all of them. */
function doubtsOf(orders: readonly OrderToday[]): OrderDoubt[] {
  const said = orders.flatMap(({ doubts, slug, number, title }): OrderDoubt[] =>
    doubts.map((words) => ({ order: { slug, number, title }, words })),
  );
  return [...Map.groupBy(said, ({ words }) => words)].flatMap(([words, same]) =>
    same.length < orders.length ? same : { order: null, words },
  );
}
