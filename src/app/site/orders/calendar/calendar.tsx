import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { CalendarLinks } from '#app/page/calendars/calendar-links.tsx';
import { ListFilter } from '#app/page/lists/list-filter.tsx';
import { ListPage, useNarrowedTitle } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { DeadlineList } from '#app/page/timeline/deadline-list.tsx';
import { DeadlineRule } from '#app/page/timeline/deadline-rule.tsx';
import { distinctBy } from '#core/distinct-by.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { deadlineFeedPath } from '#features/orders/deadlines/deadline-feed-path.ts';
import { listServicesWithOrders } from '#features/orders/deadlines/list-services-with-orders.server.ts';
import { listDeadlines } from '#features/orders/list-order-states.server.ts';
import { findNewestOrderDay } from '#features/orders/list-orders.server.ts';
import { drawDeadlines } from '#features/requirements/time/draw-time.server.ts';
import { listEnds } from '#features/requirements/time/list-ends.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/calendar';
import { EndList } from './end-list.tsx';

const crumbs = [
  { label: msg`Orders`, to: '/orders' },
  { label: msg`Calendar of deadlines`, to: '/orders/calendar' },
];
const lead = msg`The days on which orders take effect or pauses end, and for whom.`;
export const handle = listHandle('service', 'category');

const daysBack = 60;
const daysAhead = 3 * 365;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: msg`Calendar of deadlines of Indian certification orders`,
    description: lead,
    crumbs,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = todayInIndia();
  const language = context.get(languageContext);
  const services = await listServicesWithOrders(language);
  const categories = distinctBy(
    services.map(({ category }) => category),
    ({ slug }) => slug,
  );
  const query = readListQuery(request, handle, {
    choices: { service: services.map(({ slug }) => slug), category: categories.map(({ slug }) => slug) },
  });
  // All deadlines are on one page.
  redirectToNearest(request, query, 0);
  const { service, category } = query.filters;
  const concerned = services.filter(
    (listed) => (!service || listed.slug === service) && (!category || listed.category.slug === category),
  );
  const orders = new Set(concerned.flatMap((listed) => [...listed.orders]));
  const [all, everyEnd, newest] = await Promise.all([
    listDeadlines(addDays(today, -daysBack), addDays(today, daysAhead), language),
    listEnds(today, addDays(today, daysAhead), language),
    findNewestOrderDay(),
  ]);
  const isNarrowed = Boolean(service || category);
  const deadlines = isNarrowed ? all.filter(({ order }) => orders.has(order.slug)) : all;
  // Standards and rules beside the lists belong to no service.
  const ends = isNarrowed ? everyEnd.filter(({ order }) => order && orders.has(order)) : everyEnd;
  const [past, ahead] = [deadlines.filter(({ on }) => on < today), deadlines.filter(({ on }) => on >= today)];
  return {
    ...{ past, ahead, ends, newest, rule: drawDeadlines(ahead, { today, language }) },
    ...{ query, feedHost: new URL(context.get(publicUrlContext)).host },
    services: services.map(({ slug, name }) => ({ value: slug, label: name })),
    categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
  };
}

/** The days ahead as a picture and as a list from today on; what has just passed is folded. */
export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { past, ahead, ends, newest, rule, query, services, categories, feedHost } = loaderData;
  const { t, i18n } = useLingui();
  const { service, category } = query.filters;
  const chosen = services.find(({ value }) => value === service) ?? categories.find(({ value }) => value === category);
  const everything = { to: useHref(deadlineFeedPath()), label: t`All deadlines` };
  const feedAddress = useHref(
    deadlineFeedPath(chosen && { kind: service ? 'service' : 'category', slug: chosen.value }),
  );
  return (
    <ListPage
      crumbs={crumbs}
      title={useNarrowedTitle(t`Calendar of deadlines`, chosen ? [chosen] : [])}
      lead={i18n._(lead)}
      actions={
        <div className="no-print">
          <CalendarLinks
            host={feedHost}
            feeds={chosen ? [{ to: feedAddress, label: chosen.label }, everything] : [everything]}
          />
        </div>
      }
      chosenFilters={Object.keys(query.filters).length}
      isTall
      sidebar={
        <>
          <ListFilter query={query} name="category" label={t`Category`} all={t`All categories`} choices={categories} />
          <ListFilter query={query} name="service" label={t`Services`} all={t`All services`} choices={services} />
        </>
      }
    >
      {ahead.length > 0 ? (
        <>
          <DeadlineRule rule={rule} />
          <div className="mt-8">
            <DeadlineList deadlines={ahead} />
          </div>
        </>
      ) : (
        <EmptyState title={t`No deadline is known`}>
          {chosen ? (
            <Trans>None of these orders takes effect in the next three years.</Trans>
          ) : (
            <Trans>No order that we have read takes effect in the next three years.</Trans>
          )}
        </EmptyState>
      )}
      {ends.length > 0 && (
        <section aria-labelledby="ends" className="mt-12">
          <h2 id="ends" className="mb-4 text-2xl">
            <Trans>What ends</Trans>
          </h2>
          <EndList ends={ends} />
        </section>
      )}
      {newest && (
        <p className="mt-8 text-ink-2">
          <Trans>The newest order in our register is of {{ day: longDate(newest, i18n.locale) }}.</Trans>
        </p>
      )}
      {past.length > 0 && (
        <details className="mt-10">
          <summary className="py-2 font-semibold">
            <Trans>The last 60 days</Trans>
          </summary>
          <DeadlineList deadlines={past} />
        </details>
      )}
    </ListPage>
  );
}
