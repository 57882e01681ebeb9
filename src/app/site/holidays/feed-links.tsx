import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { textLinkClass } from '#ui/text-link.tsx';

/**
 * The feeds that calendar programs subscribe to.
 *
 * @param host of the public address, because a subscription needs the whole address
 */
export function FeedLinks({ host }: { host: string }) {
  const { t } = useLingui();
  const feeds = [
    { to: useHref('/holiday-list/all.ics'), label: t`All holidays` },
    { to: useHref('/holiday-list/public.ics'), label: t`Public holidays only` },
  ];
  return (
    <div className="stack-2 text-sm">
      <p>
        <Trans>
          Subscribe in Outlook, Google Calendar or Apple Calendar. New dates and changes then arrive by themselves.
        </Trans>
      </p>
      <ul>
        {feeds.map(({ to, label }) => (
          <li key={to} className="py-1">
            {label}:{' '}
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
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        <Trans>To subscribe by address, copy the link of the file.</Trans>
      </p>
    </div>
  );
}
