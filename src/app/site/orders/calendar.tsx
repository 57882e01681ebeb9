import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { languageContext } from '#app/context.server.ts';
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
const lead = msg`The days on which orders begin or pauses end, and for whom.`;
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
  return { deadlines, today };
}

/** An almanac of the orders: what begins or ends in each month. */
export default function Calendar({ loaderData: { deadlines, today } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const feed = useHref('/orders/calendar.ics');
  return (
    <ListPage
      crumbs={crumbs}
      title={t`Calendar of deadlines`}
      lead={i18n._(lead)}
      actions={
        <p className="no-print">
          <a href={feed} className="font-semibold text-assay underline">
            <Trans>Subscribe in your calendar</Trans>
          </a>
          <span className="block max-w-prose text-sm text-ink-2">
            <Trans>Calendar programs fetch it once or twice a day.</Trans>
          </span>
        </p>
      }
    >
      {deadlines.length > 0 ? (
        <DeadlineMonths deadlines={deadlines} today={today} />
      ) : (
        <EmptyState title={t`No deadline is known`}>
          <Trans>No order that we have read begins in the next three years.</Trans>
        </EmptyState>
      )}
    </ListPage>
  );
}
