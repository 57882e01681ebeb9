import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, longDate } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';

/** Explains what a state means for someone who makes or imports the product, without adding to what the list says. */
export function StateSentence({
  state,
  from,
  until: lastDay = null,
}: {
  state: RequirementState;
  from: string | null;
  /** The last day of a pause. */
  until?: string | null;
}) {
  const { i18n } = useLingui();
  const day = from && longDate(from, i18n.locale);
  const pauseEnd = from && longDate(addDays(from, -1), i18n.locale);
  const until = lastDay && longDate(lastDay, i18n.locale);
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
      return until ? (
        <Trans>The order stands, but its enforcement is paused until {until}.</Trans>
      ) : (
        <Trans>The order stands, but its enforcement is paused.</Trans>
      );
    case 'de-notified':
      return <Trans>Removed from the list: this order no longer requires it.</Trans>;
    case 'rescinded':
      return <Trans>The order was rescinded and no longer requires it.</Trans>;
    case 'voluntary':
      return <Trans>Voluntary: no order on our list makes it compulsory.</Trans>;
    case 'exempt':
      return day ? <Trans>Exempt under the order since {day}.</Trans> : <Trans>The list exempts this product.</Trans>;
    case 'listed':
      return <Trans>The official list names it; we have not read the day on which its present order began.</Trans>;
    case 'unknown':
      return day ? (
        <Trans>The pause ended on {pauseEnd}, and we have not read what has applied since.</Trans>
      ) : (
        <Trans>Our sources do not agree on whether it is required. Ask us or the regulator.</Trans>
      );
    case 'date-open':
      return <Trans>The order stands, but the day on which it takes effect was left open.</Trans>;
  }
}
