import { Trans } from '@lingui/react/macro';
import { Labelled } from '../labelled.tsx';
import { CalendarFeedLinks } from './calendar-feed-links.tsx';

/**
 * The feeds that calendar programs subscribe to.
 *
 * @param host of the public address, because a subscription needs the whole address
 * @param feeds each with its address in the visitor's language
 */
export function CalendarLinks({ host, feeds }: { host: string; feeds: readonly { to: string; label: string }[] }) {
  return (
    <div className="stack-2 text-sm">
      <p>
        <Trans>
          Subscribe in Outlook, Google Calendar or Apple Calendar. New dates and changes will then appear automatically.
        </Trans>
      </p>
      <ul>
        {feeds.map(({ to, label }) => (
          <li key={to} className="py-1">
            <Labelled label={label}>
              <CalendarFeedLinks host={host} to={to} label={label} />
            </Labelled>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        <Trans>To subscribe by web address, copy the link to the file.</Trans>
      </p>
    </div>
  );
}
