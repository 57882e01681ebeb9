import { Trans } from '@lingui/react/macro';
import { ExemptionList } from '#app/page/exemptions/exemption-list.tsx';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';

/**
 * The exemptions that the order itself grants, with their conditions.
 * @param isOver whether the order no longer stands, so that they ended with it
 */
export function OrderExemptions({ exemptions, isOver }: { exemptions: readonly Exemption[]; isOver: boolean }) {
  if (exemptions.length === 0) return null;
  const list = (
    <UntranslatedFrame isMixed texts={exemptions.map(({ condition }) => condition)}>
      <ExemptionList exemptions={exemptions} />
    </UntranslatedFrame>
  );
  return (
    <section aria-labelledby="exemptions" className="mt-10">
      <h2 id="exemptions" className="break-after-avoid text-2xl">
        <Trans>Exemptions and transition</Trans>
      </h2>
      {isOver ? (
        <>
          <p className="mt-3">
            <Trans>This order no longer stands, and its exemptions ended with it.</Trans>
          </p>
          <details className="mt-2">
            <summary className="py-2 font-semibold text-assay">
              <Trans>What it exempted while it stood</Trans>
            </summary>
            {list}
          </details>
        </>
      ) : (
        list
      )}
    </section>
  );
}
