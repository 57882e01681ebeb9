import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { CalendarLinks } from '#app/page/calendar-links.tsx';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { listDeadlines } from '#features/orders/list-order-states.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/calendar';
import { DeadlineMonths } from './deadline-months.tsx';

const crumbs = [
  { label: msg`Orders`, to: '/orders' },
  { label: msg`Calendar of deadlines`, to: '/orders/calendar' },
];
const lead = msg`The days on which orders take effect or pauses end, and for whom.`;
const daysBack = 60;
const daysAhead = 3 * 365;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Calendar of deadlines of Indian certification orders`,
    description: lead,
    crumbs,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const today = todayInIndia();
  const language = context.get(languageContext);
  const deadlines = await listDeadlines(addDays(today, -daysBack), addDays(today, daysAhead), language);
  return { deadlines, today, feedHost: new URL(context.get(publicUrlContext)).host };
}

/** An almanac of the orders: what begins or ends in each month. */
export default function Calendar({ loaderData: { deadlines, today, feedHost } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const feed = useHref('/orders/calendar.ics');
  return (
    <ListPage
      crumbs={crumbs}
      title={t`Calendar of deadlines`}
      lead={i18n._(lead)}
      actions={
        <div className="no-print">
          <CalendarLinks host={feedHost} feeds={[{ to: feed, label: t`Deadlines` }]} />
        </div>
      }
    >
      {deadlines.length > 0 ? (
        <DeadlineMonths deadlines={deadlines} today={today} />
      ) : (
        <EmptyState title={t`No deadline is known`}>
          <Trans>No order that we have read takes effect in the next three years.</Trans>
        </EmptyState>
      )}
    </ListPage>
  );
}
