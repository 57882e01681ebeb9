import { Trans, useLingui } from '@lingui/react/macro';
import { longDate } from '#core/time/dates.ts';
import type { Silence } from '#features/alerts/alerts.schema.ts';

/** Why no mails come, and how they come again. */
export function WhySilent({ silence, until }: { silence: Silence; until: string | null }) {
  const { i18n } = useLingui();
  const date = until && longDate(until, i18n.locale);
  return (
    <div className="border-s-4 border-gold bg-sheet px-4 py-3">
      <p className="font-semibold">
        {silence === 'complained' ? (
          <Trans>One of our mails was reported as spam, so we have stopped sending them.</Trans>
        ) : date ? (
          <Trans>Our last mails to this address came back, so we send none until {date}.</Trans>
        ) : (
          <Trans>Our mails to this address came back, so we have stopped sending them.</Trans>
        )}
      </p>
      <p>
        <Trans>Fill in the form on the page that you want to follow again.</Trans>
      </p>
    </div>
  );
}
