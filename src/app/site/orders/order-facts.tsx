import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { CalendarFeedLinks } from '#app/page/calendars/calendar-feed-links.tsx';
import { addDays } from '#core/time/dates.ts';
import { ConfidenceName } from '#features/orders/components/confidence-name.tsx';
import { OrderKindName } from '#features/orders/components/order-kind-name.tsx';
import { deadlineFeedPath } from '#features/orders/deadlines/deadline-feed-path.ts';
import type { OrderDetail } from '#features/orders/find-order.server.ts';
import type { listOrderNotifications } from '#features/orders/list-order-notifications.server.ts';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { ToBeConfirmed } from '#features/requirements/components/notes.tsx';
import { MarginFacts } from '#ui/margin-facts.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Notifications = Awaited<ReturnType<typeof listOrderNotifications>>;
type Props = {
  order: Omit<OrderDetail, 'id' | 'doubts'>;
  notifications: Notifications;
  today: string;
  /** The host of the site, where its calendar is. */
  feedHost: string;
};

/** The facts of an order in the margin. The days of signature, publication and verification are shown separately. */
export function OrderFacts({ order, notifications, today, feedHost }: Props) {
  const { t } = useLingui();
  const {
    slug,
    title,
    number,
    kind,
    signedOn,
    publishedOn,
    gazetteId,
    authority,
    citation,
    url,
    confidence,
    verifiedOn,
    disputed,
  } = order;
  const feed = useHref(deadlineFeedPath({ kind: 'order', slug }));
  const day = (date: string | null): ReactNode => date && <FigureDate date={date} />;
  const code = (text: string | null): ReactNode => text && <bdi className="tabular">{text}</bdi>;
  const facts = [
    { term: t`Number`, value: number && <NumberOf number={number} isDisputed={disputed} /> },
    { term: t`Kind`, value: <OrderKindName kind={kind} /> },
    { term: t`Signed on`, value: day(signedOn) },
    { term: t`Published on`, value: day(publishedOn) },
    { term: t`Gazette number`, value: code(gazetteId) },
    { term: t`Issued by`, value: authority && <OwnText text={authority.name} /> },
    {
      term: t`Our notifications`,
      value: notifications.length > 0 && <NotificationLinks notifications={notifications} />,
    },
    {
      term: t`Calendar of its dates`,
      isScreenOnly: true,
      value: hasFeed(order, today) && <CalendarFeedLinks host={feedHost} to={feed} label={number ?? title} />,
    },
    { term: t`Source`, value: citation && <OwnText text={citation} from="lists" /> },
    { term: t`Text`, value: url && <TextLink to={url}>{t`On the publisher’s site`}</TextLink> },
    { term: t`Read in`, value: <ConfidenceName confidence={confidence} /> },
    { term: t`Checked up to`, value: day(verifiedOn) },
  ];
  return <MarginFacts facts={facts} />;
}

/** Two instruments may be printed with one number and day; one of them is a slip, and nobody has found out which. */
function NumberOf({ number, isDisputed }: { number: string; isDisputed: boolean }) {
  return (
    <>
      <span className="tabular">
        <OwnText text={number} />
      </span>{' '}
      {isDisputed && <ToBeConfirmed />}
    </>
  );
}

function NotificationLinks({ notifications }: { notifications: Notifications }) {
  return (
    <ul className="stack-1">
      {notifications.map(({ categorySlug, slug, name }) => (
        <li key={slug}>
          <TextLink to={`/notifications/${categorySlug}/${slug}`}>
            <OwnText text={name} from="lists" />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** How far back a calendar reaches; it has nothing to say about an order whose last date is earlier. */
const daysBack = 365;

/** Whether the calendar of an order has dates: those on which it takes effect, or on which a pause that it grants ends. */
function hasFeed({ slug, events }: Props['order'], today: string): boolean {
  const days = events.map(({ kind, on, until, by, target }) => {
    if (kind === 'pause') return by.slug === slug ? until : null;
    return (kind === 'commence' || kind === 'defer') && target.slug === slug ? on : null;
  });
  return days.some((day) => day !== null && day >= addDays(today, -daysBack));
}
