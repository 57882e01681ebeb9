import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { CalendarFeedLinks } from '#app/page/calendars/calendar-feed-links.tsx';
import { Labelled } from '#app/page/labelled.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { textLinkClass } from '#ui/text-link.tsx';

type Feeds = { feeds: { feed: string; calendar: string } | null; children: ReactNode };

/**
 * The same without email, at addresses that only the follower knows.
 * @param children the button that makes new addresses
 */
export function OwnFeeds({ feeds, children }: Feeds) {
  const { t } = useLingui();
  const { publicUrl = '' } = useRootData() ?? {};
  const [feed, calendar] = [useHref(feeds?.feed ?? ''), useHref(feeds?.calendar ?? '')];
  return (
    <section aria-labelledby="own-feeds" className="stack-3">
      <h2 id="own-feeds" className="text-xl">
        <Trans>In a feed reader and a calendar</Trans>
      </h2>
      <p>
        <Trans>
          Two addresses of your own show the same without email. Whoever has them can see what you follow. New addresses
          end the old ones.
        </Trans>
      </p>
      {feeds && (
        <>
          <p>
            <a href={feed} type="application/atom+xml" className={`${textLinkClass} inline-block py-1`}>
              <Trans>Feed for a feed reader</Trans>
            </a>
          </p>
          <p>
            <Labelled label={<Trans>Calendar of deadlines</Trans>}>
              <CalendarFeedLinks
                host={publicUrl.replace(/^\w+:\/\//, '')}
                to={calendar}
                label={t`Calendar of deadlines`}
              />
            </Labelled>
          </p>
        </>
      )}
      {children}
    </section>
  );
}
