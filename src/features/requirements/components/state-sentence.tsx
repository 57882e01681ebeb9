import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

/** What a state means for who makes or imports the product. Says nothing that the list does not say. */
export function StateSentence({ state, from }: { state: RequirementState; from: string | null }) {
  const { i18n } = useLingui();
  const day = from && longDate(from, i18n.locale);
  switch (state) {
    case 'in-force':
      return day ? (
        <Trans>Required since {day}.</Trans>
      ) : (
        <Trans>Required now. The day on which it began is to be confirmed.</Trans>
      );
    case 'upcoming':
      return day ? (
        <Trans>Required from {day}. Until then it is not enforced.</Trans>
      ) : (
        <Trans>Announced. The day on which it begins is to be confirmed.</Trans>
      );
    case 'paused':
      return <Trans>The order stands, but its enforcement is paused.</Trans>;
    case 'de-notified':
      return <Trans>Taken off the list: not required under this order any more.</Trans>;
    case 'rescinded':
      return <Trans>The order was rescinded: not required under it.</Trans>;
    case 'voluntary':
      return <Trans>You may take it; no order requires it in our list.</Trans>;
    case 'exempt':
      return <Trans>The list names this product as exempt.</Trans>;
  }
}
