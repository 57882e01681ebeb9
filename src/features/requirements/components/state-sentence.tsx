import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

/** Explains what a state means for someone who makes or imports the product, without adding to what the list says. */
export function StateSentence({ state, from }: { state: RequirementState; from: string | null }) {
  const { i18n } = useLingui();
  const day = from && longDate(from, i18n.locale);
  switch (state) {
    case 'in-force':
      return day ? <Trans>Required since {day}.</Trans> : <Trans>Required now.</Trans>;
    case 'upcoming':
      return day ? (
        <Trans>Required from {day}; not enforced until then.</Trans>
      ) : (
        <Trans>Announced, but not yet in force.</Trans>
      );
    case 'paused':
      return <Trans>The order stands, but its enforcement is paused.</Trans>;
    case 'de-notified':
      return <Trans>Removed from the list: this order no longer requires it.</Trans>;
    case 'rescinded':
      return <Trans>The order was rescinded and no longer requires it.</Trans>;
    case 'voluntary':
      return <Trans>Voluntary: no order on our list makes it compulsory.</Trans>;
    case 'exempt':
      return <Trans>The list exempts this product.</Trans>;
  }
}
