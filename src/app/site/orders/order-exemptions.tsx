import { Trans } from '@lingui/react/macro';
import { ExemptionList } from '#app/page/exemptions/exemption-list.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';

/** What the order exempts, and on which conditions. Only what an order itself says is an exemption. */
export function OrderExemptions({ exemptions }: { exemptions: readonly Exemption[] }) {
  if (exemptions.length === 0) return null;
  return (
    <section aria-labelledby="exemptions" className="mt-10">
      <h2 id="exemptions" className="break-after-avoid text-2xl">
        <Trans>Exemptions and transition</Trans>
      </h2>
      <ExemptionList exemptions={exemptions} />
    </section>
  );
}
