import { Trans } from '@lingui/react/macro';
import { Labelled } from '#app/page/labelled.tsx';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { OrderName } from '#features/orders/order-view.ts';

/** What is in doubt about an order; `order` is named where it is not the order of the page. */
export type OrderDoubt = { order: OrderName | null; words: string };

/** What nobody has been able to settle about one order or several. */
export function OrderDoubts({ doubts, className }: { doubts: readonly OrderDoubt[]; className?: string }) {
  const [translated, english] = useByLanguage(doubts, ({ words }) => words);
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="doubts" className={className}>
      <h2 id="doubts" className="mb-3 break-after-avoid text-2xl">
        <Trans>In doubt</Trans>
      </h2>
      <div className="stack-4">
        <Doubts doubts={translated} />
        <UntranslatedFrame texts={english.map(({ words }) => words)}>
          <Doubts doubts={english} />
        </UntranslatedFrame>
      </div>
    </section>
  );
}

function Doubts({ doubts }: { doubts: readonly OrderDoubt[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="max-w-prose stack-2">
      {doubts.map(({ order, words }) => (
        <li key={`${order?.slug} ${words}`}>
          {order ? <Labelled label={<OrderNumberLink order={order} />}>{words}</Labelled> : words}
        </li>
      ))}
    </ul>
  );
}
