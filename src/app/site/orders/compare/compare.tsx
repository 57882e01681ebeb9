import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { readParameters } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { EventRule } from '#app/page/timeline/event-rule.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { compareOrders, isEmptyDifference } from '#features/orders/compare/compare-orders.ts';
import { readDays } from '#features/orders/compare/read-days.ts';
import { snapshotOrder } from '#features/orders/compare/snapshot-order.server.ts';
import { findOrder } from '#features/orders/find-order.server.ts';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/compare';
import { ChangedDates } from './changed-dates.tsx';
import { ChangedExemptions } from './changed-exemptions.tsx';
import { ChangedLines } from './changed-lines.tsx';
import { CompareForm } from './compare-form.tsx';

export const handle = { uncached: ['from', 'to'], unlisted: true } as const;

function crumbsOf({ slug, number, title }: { slug: string; number: string | null; title: string }) {
  return [
    { label: msg`Orders`, to: '/orders' },
    { label: number ?? title, to: `/orders/${slug}` },
    { label: msg`Compare two days`, to: `/orders/${slug}/compare` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { order } = args.loaderData;
  const name = order.number ?? order.title;
  return pageMeta(args, {
    title: msg`${name}: two days compared`,
    description: msg`What has changed about ${name} between two days: dates, entries, standards and exemptions.`,
    crumbs: crumbsOf(order),
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const order = await findOrder(params.slug, language);
  if (!order) throw data(null, { status: 404 });
  const read = readParameters(request, handle);
  const today = todayInIndia();
  const days = readDays({ from: read('from'), to: read('to') }, { earliest: order.day, today });
  const [before, after] = await Promise.all([
    snapshotOrder(order, days.from.shown, language),
    snapshotOrder(order, days.to.shown, language),
  ]);
  const difference = compareOrders(before, after);
  const changed = new Set(
    [...difference.effects.added, ...difference.effects.changed.map(({ to }) => to)].map(({ id }) => id),
  );
  const { slug, number, title, day } = order;
  return {
    order: { slug, number, title, day },
    days,
    today,
    difference,
    events: order.events.filter(({ id }) => changed.has(id)),
  };
}

/** An order on two days side by side, and then what instruments did in between. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { order, days, today, difference, events } = loaderData;
  const { slug, title, day } = order;
  const [from, to] = [days.from.shown, days.to.shown];
  return (
    <DetailPage
      crumbs={crumbsOf(order)}
      meta={<Trans>Two days compared</Trans>}
      title={title}
      actions={<BackButton to={`/orders/${slug}`} />}
    >
      <Container className="stack-10 py-8 md:py-12">
        <CompareForm slug={slug} days={days} earliest={day} today={today} />
        {isEmptyDifference(difference) && (
          <p>
            <Trans>Nothing that we know of has changed between these days.</Trans>
          </p>
        )}
        <ChangedDates changes={difference.dates} from={from} to={to} />
        <ChangedLines changes={difference.lines} from={from} to={to} />
        <ChangedExemptions changes={difference.exemptions} />
        {events.length > 0 && (
          <section aria-labelledby="in-between">
            <h2 id="in-between" className="mb-4 break-after-avoid text-2xl">
              <Trans>What happened in between</Trans>
            </h2>
            <EventRule events={events} slug={slug} />
          </section>
        )}
      </Container>
    </DetailPage>
  );
}
