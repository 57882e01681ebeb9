import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ExemptionReach, ExemptionTerms } from '#app/page/exemptions/exemption-terms.tsx';
import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import { exemptionKinds } from '#features/orders/order-kinds.schema.ts';
import type { ExemptionRule } from '#features/requirements/exemptions/group-exemptions.ts';

/** The exemptions under their kinds, each with the orders from which it is granted. */
export function ExemptionRules({ rules }: { rules: readonly ExemptionRule[] }) {
  if (rules.length === 0)
    return (
      <p>
        <Trans>We know of no exemption from the orders on this list.</Trans>
      </p>
    );
  const kinds = exemptionKinds.filter((kind) => rules.some((rule) => rule.kind === kind));
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={kind}>
      <h2 id={kind} className="break-after-avoid text-2xl">
        <ExemptionKindName kind={kind} />
      </h2>
      <ul className="mt-3 border-b border-rule">
        {rules
          .filter((rule) => rule.kind === kind)
          .map((rule) => (
            <li
              key={rule.id}
              className="grid break-inside-avoid gap-x-10 gap-y-1 border-t border-rule py-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
            >
              <div className="min-w-0">
                <ExemptionTerms terms={rule} />
                <span className="block text-sm text-ink-2">
                  <ExemptionReach reach={rule.appliesTo} />
                </span>
              </div>
              <p className="min-w-0 text-sm">
                <Orders rule={rule} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Orders({ rule: { orders } }: { rule: ExemptionRule }) {
  return orders.map((order, index) => (
    <Fragment key={order.slug}>
      {index > 0 && ', '}
      <OrderNumberLink order={order} hash="#exemptions" />
    </Fragment>
  ));
}
