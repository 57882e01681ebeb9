import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { isReported } from '#features/orders/order-kinds.schema.ts';
import { OwnText } from '#ui/own-language.tsx';

type Terms = Pick<Exemption, 'condition' | 'quantity' | 'unit' | 'period' | 'by' | 'until' | 'isOver' | 'confidence'>;

/** The condition of an exemption, how much it covers, who granted it, until when, and whether we have read it. */
export function ExemptionTerms({ terms }: { terms: Terms }) {
  const { condition, quantity, unit, period, by, until, isOver, confidence } = terms;
  const { i18n } = useLingui();
  const day = until && longDate(until, i18n.locale);
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
      {day && (
        <span className="block text-sm text-ink-2">
          {isOver ? <Trans>Ended on {day}</Trans> : <Trans>Until {day}</Trans>}
        </span>
      )}
      {isReported(confidence) && (
        <span className="block text-sm text-ink-2">
          <Trans>From reports; we have not seen the notification itself.</Trans>
        </span>
      )}
    </>
  );
}

/** For whom an exemption is meant; nothing if it is for everyone. */
export function ExemptionReach({ reach }: { reach: Exemption['appliesTo'] }) {
  if (reach === 'import') return <Trans>Imports only</Trans>;
  return reach === 'domestic' ? <Trans>Indian makers only</Trans> : null;
}

type Amount = { quantity: number; unit: string | null };

/** How much an exemption covers: "200 units a year". Units and periods that are not usual stand as the order has them. */
function ExemptionQuantity({ quantity, unit, period }: Amount & Pick<Exemption, 'period'>) {
  const amount = { quantity, unit };
  switch (period) {
    case 'year':
      return (
        <Trans>
          <AmountText {...amount} /> a year
        </Trans>
      );
    case 'financial year':
      return (
        <Trans>
          <AmountText {...amount} /> a financial year
        </Trans>
      );
    case 'year, per manufacturer':
      return (
        <Trans>
          <AmountText {...amount} /> a year for each manufacturer
        </Trans>
      );
    case 'after the start':
      return (
        <Trans>
          <AmountText {...amount} /> after the start
        </Trans>
      );
    case 'from the start':
      return (
        <Trans>
          <AmountText {...amount} /> from the start
        </Trans>
      );
    case 'from the start of the product':
      return (
        <Trans>
          <AmountText {...amount} /> from the start for the product
        </Trans>
      );
    default:
      return (
        <>
          <AmountText {...amount} /> {period && <OwnText text={`(${period})`} />}
        </>
      );
  }
}

function AmountText({ quantity, unit }: Amount) {
  const { i18n } = useLingui();
  const formatted = i18n.number(quantity);
  switch (unit) {
    case 'units':
      return <Plural value={quantity} one="# unit" other="# units" />;
    case 'days':
      return <Plural value={quantity} one="# day" other="# days" />;
    case 'months':
      return <Plural value={quantity} one="# month" other="# months" />;
    case 'kg':
      return <Trans>{formatted} kg</Trans>;
    default:
      return (
        <>
          {formatted} {unit && <OwnText text={unit} />}
        </>
      );
  }
}
