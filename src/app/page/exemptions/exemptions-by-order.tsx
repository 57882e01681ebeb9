import { Trans } from '@lingui/react/macro';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { ExemptionsOfOrder } from '#features/requirements/exemptions/group-exemptions.ts';
import { Section } from '#ui/section.tsx';
import { ExemptionList } from './exemption-list.tsx';

/** What each of the orders behind a product or a standard leaves free, and on which conditions. */
export function ExemptionsByOrder({ exemptions: ofOrders }: { exemptions: readonly ExemptionsOfOrder[] }) {
  if (ofOrders.length === 0) return null;
  return (
    <Section id="exemptions" title={<Trans>Exemptions and transition</Trans>}>
      <div className="stack-6">
        {ofOrders.map(({ order, exemptions }) => (
          <section key={order.slug} aria-labelledby={`exemptions-${order.slug}`} className="stack-3">
            <h3 id={`exemptions-${order.slug}`} className="text-start">
              <OrderNumberLink order={order} hash="#exemptions" />
            </h3>
            <ExemptionList exemptions={exemptions} />
          </section>
        ))}
      </div>
    </Section>
  );
}
