import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { ExemptionQuantity } from './exemption-quantity.tsx';

type Terms = Pick<Exemption, 'condition' | 'quantity' | 'unit' | 'period' | 'by' | 'until'>;

/** The condition of an exemption, how much it covers, who granted it and until when. */
export function ExemptionTerms({ terms: { condition, quantity, unit, period, by, until } }: { terms: Terms }) {
  const { i18n } = useLingui();
  return (
    <>
      {condition && <OwnText text={condition} />}
      {quantity && (
        <span className="block text-sm text-ink-2 tabular">
          <ExemptionQuantity quantity={quantity} unit={unit} period={period} />
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
    </>
  );
}
