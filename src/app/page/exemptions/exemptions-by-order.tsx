import { Trans } from '@lingui/react/macro';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { ExemptionsOfOrder } from '#features/requirements/exemptions/group-exemptions.ts';
import { Section } from '#ui/section.tsx';
import { UntranslatedFrame } from '../untranslated-frame.tsx';
import { ExemptionList } from './exemption-list.tsx';

/** What each of the orders behind a product or a standard leaves free, and on which conditions. */
export function ExemptionsByOrder({ exemptions: ofOrders }: { exemptions: readonly ExemptionsOfOrder[] }) {
  if (ofOrders.length === 0) return null;
  const conditions = ofOrders.flatMap(({ exemptions }) => exemptions.map(({ condition }) => condition));
  return (
    <Section id="exemptions" title={<Trans>Exemptions and transition</Trans>}>
      <UntranslatedFrame isMixed texts={conditions} className="stack-6">
        {ofOrders.map(({ order, exemptions }) => (
          <section key={order.slug} aria-labelledby={`exemptions-${order.slug}`} className="stack-3">
            <h3 id={`exemptions-${order.slug}`} className="text-start">
              <OrderNumberLink order={order} hash="#exemptions" />
            </h3>
            <ExemptionList exemptions={exemptions} />
          </section>
        ))}
      </UntranslatedFrame>
    </Section>
  );
}
