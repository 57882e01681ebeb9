import { Trans } from '@lingui/react/macro';
import { textLinkClass } from '#ui/text-link.tsx';

/**
 * The two ways to a calendar: to subscribe to it, or to download its file.
 *
 * @param host of the public address, because a subscription needs the whole address
 * @param to the address of the file in the visitor's language
 * @param label names the calendar for those who hear the links one by one
 */
export function CalendarFeedLinks({ host, to, label }: { host: string; to: string; label: string }) {
  return (
    <>
      <a href={`webcal://${host}${to}`} className={`${textLinkClass} inline-block py-1`}>
        <Trans>
          Subscribe<span className="sr-only">: {label}</span>
        </Trans>
      </a>
      {' · '}
      <a href={to} download className={`${textLinkClass} inline-block py-1`}>
        <Trans>
          Download file<span className="sr-only">: {label}</span>
        </Trans>
      </a>
    </>
  );
}
