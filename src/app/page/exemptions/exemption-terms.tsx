import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import { OrderNumberLink } from '#features/orders/components/order-number.tsx';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { isReported } from '#features/orders/order-kinds.schema.ts';
import { OwnText } from '#ui/own-language.tsx';

type Terms = Pick<Exemption, 'condition' | 'upTo' | 'by' | 'until' | 'isOver' | 'confidence'>;

/** The condition of an exemption, how much it covers, who granted it, until when, and whether we have read it. */
export function ExemptionTerms({ terms }: { terms: Terms }) {
  const { condition, upTo, by, until, isOver, confidence } = terms;
  const { i18n } = useLingui();
  const day = until && longDate(until, i18n.locale);
  return (
    <>
      {condition && <OwnText text={condition} />}
      {upTo && (
        <span className="block text-sm text-ink-2 tabular">
          <OwnText text={upTo} />
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
