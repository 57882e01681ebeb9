import { Trans } from '@lingui/react/macro';
import { ExemptionList } from '#app/page/exemptions/exemption-list.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What the orders of the product leave free, and on which conditions. */
export function ProductExemptions({
  exemptions: ofOrders,
}: {
  exemptions: readonly { order: OrderName; exemptions: readonly Exemption[] }[];
}) {
  if (ofOrders.length === 0) return null;
  return (
    <Section id="exemptions" title={<Trans>Exemptions and transition</Trans>}>
      <div className="stack-6">
        {ofOrders.map(({ order, exemptions }) => (
          <section key={order.slug} aria-labelledby={`exemptions-${order.slug}`} className="stack-3">
            <h3 id={`exemptions-${order.slug}`} className="text-start">
              <TextLink to={`/orders/${order.slug}#exemptions`}>
                <OwnText text={order.number ?? order.title} />
              </TextLink>
            </h3>
            <ExemptionList exemptions={exemptions} />
          </section>
        ))}
      </div>
    </Section>
  );
}
