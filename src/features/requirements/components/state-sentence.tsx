import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, longDate, longMonth } from '#core/time/dates.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { OwnText } from '#ui/own-language.tsx';

/** Explains what a state means for someone who makes or imports the product, without adding to what the list says. */
export function StateSentence({
  state,
  from,
  inForceSince = null,
  until: lastDay = null,
  publication = null,
}: {
  state: RequirementState;
  from: string | null;
  /** The day since which it has been in force without a break, under earlier orders too. */
  inForceSince?: string | null;
  /** The last day of a pause. */
  until?: string | null;
  /** The list that names it, cited when no order gives the state. */
  publication?: Publication | null;
}) {
  const { i18n } = useLingui();
  const day = from && longDate(from, i18n.locale);
  const pauseEnd = from && longDate(addDays(from, -1), i18n.locale);
  const until = lastDay && longDate(lastDay, i18n.locale);
  switch (state) {
    case 'in-force':
      if (from && inForceSince && inForceSince < from) {
        return (
          <Trans>
            Required since {longDate(inForceSince, i18n.locale)}, under this order since {day}.
          </Trans>
        );
      }
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
      return publication ? (
        <Trans>
          Compulsory: <OwnText text={publication.publisher} /> listed it in {longMonth(publication.asOf, i18n.locale)}.
          No order that we have read gives the day on which it began.
        </Trans>
      ) : (
        <Trans>
          Compulsory: an official list names it. No order that we have read gives the day on which it began.
        </Trans>
      );
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
