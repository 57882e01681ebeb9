import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { ExemptionReach, ExemptionTerms } from './exemption-terms.tsx';

/** What each exemption covers, for whom, on which condition and until when. */
export function ExemptionList({ exemptions }: { exemptions: readonly Exemption[] }) {
  return (
    <dl className="mt-3 border-b border-rule">
      {exemptions.map((exemption) => (
        <div
          key={exemption.id}
          className="grid break-inside-avoid gap-x-6 border-t border-rule py-3 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]"
        >
          <dt className="font-semibold">
            <ExemptionKindName kind={exemption.kind} />
            <span className="block text-sm font-normal text-ink-2">
              <ExemptionReach reach={exemption.appliesTo} />
            </span>
          </dt>
          <dd className="min-w-0">
            <ExemptionTerms terms={exemption} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
