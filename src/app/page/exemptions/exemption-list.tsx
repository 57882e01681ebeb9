import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What each exemption covers, for whom, on which condition and until when. */
export function ExemptionList({ exemptions }: { exemptions: readonly Exemption[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="mt-3 border-b border-rule">
      {exemptions.map(({ id, kind, by, appliesTo, condition, quantity, unit, period, until }) => (
        <div
          key={id}
          className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]"
        >
          <dt className="font-semibold">
            <ExemptionKindName kind={kind} />
            <span className="block text-sm font-normal text-ink-2">
              {appliesTo === 'import' && <Trans>Imports only</Trans>}
              {appliesTo === 'domestic' && <Trans>Indian makers only</Trans>}
            </span>
          </dt>
          <dd className="min-w-0">
            {condition && <OwnText text={condition} />}
            {quantity && (
              <span className="block text-sm text-ink-2 tabular">
                <OwnText text={[quantity, unit, period && `(${period})`].filter(Boolean).join(' ')} />
              </span>
            )}
            {by && (
              <span className="block text-sm text-ink-2">
                <Trans>
                  Granted by <OrderNumberLink order={by} />
                </Trans>
              </span>
            )}
            {until && (
              <span className="block text-sm text-ink-2">
                <Trans>Until {longDate(until, i18n.locale)}</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OrderNumberLink({ order: { slug, number, title } }: { order: OrderName }) {
  return (
    <TextLink to={`/orders/${slug}`}>
      <OwnText text={number ?? title} />
    </TextLink>
  );
}
