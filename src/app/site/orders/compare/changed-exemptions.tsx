import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { longDate } from '#core/time/dates.ts';
import type { Changes, ComparedExemption } from '#features/orders/compare/compare-orders.ts';
import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import { OwnText } from '#ui/own-language.tsx';

/** The exemptions that ended between the two days, and those that were added. */
export function ChangedExemptions({ changes: { removed, added } }: { changes: Changes<ComparedExemption> }) {
  if (removed.length + added.length === 0) return null;
  return (
    <section aria-labelledby="changed-exemptions">
      <h2 id="changed-exemptions" className="mb-3 text-2xl">
        <Trans>Exemptions and transition</Trans>
      </h2>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {removed.length > 0 && <List title={<Trans>Ended</Trans>} exemptions={removed} />}
        {added.length > 0 && <List title={<Trans>New</Trans>} exemptions={added} />}
      </div>
    </section>
  );
}

function List({ title, exemptions }: { title: ReactNode; exemptions: ComparedExemption[] }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 border-b border-rule">
        {exemptions.map(({ id, kind, condition, until }) => (
          <li key={id} className="border-t border-rule py-3">
            <span className="font-semibold">
              <ExemptionKindName kind={kind} />
            </span>
            {condition && (
              <span className="block">
                <OwnText text={condition} />
              </span>
            )}
            {until && (
              <span className="block text-sm text-ink-2">
                <Trans>Until {longDate(until, i18n.locale)}</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
