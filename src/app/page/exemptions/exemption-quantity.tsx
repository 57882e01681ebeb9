import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { OwnText } from '#ui/own-language.tsx';

type Amount = { quantity: number; unit: string | null };

/** How much an exemption covers: "200 units a year". Units and periods that are not usual stand as the order has them. */
export function ExemptionQuantity({ quantity, unit, period }: Amount & Pick<Exemption, 'period'>) {
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
