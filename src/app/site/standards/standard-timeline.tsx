import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { TimelineLanes } from '#app/page/timeline/timeline-lanes.tsx';
import { findStandardTimeline } from '#features/requirements/find-timeline.server.ts';
import type { Route } from './+types/standard-timeline';

function crumbsOf({ slug, number }: { slug: string; number: string }) {
  return [
    { label: msg`Standards`, to: '/standards' },
    { label: number, to: `/standards/${slug}` },
    { label: msg`Timeline`, to: `/standards/${slug}/timeline` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { timeline } = args.loaderData;
  const { number } = timeline;
  return pageMeta(args, {
    title: msg`${number}: timeline of its orders`,
    description: msg`${number}: which orders introduced, moved, paused or ended each approval, and when.`,
    crumbs: crumbsOf(timeline),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const timeline = await findStandardTimeline(params.slug, context.get(languageContext));
  if (!timeline) throw data(null, { status: 404 });
  return { timeline };
}

/** What orders did over time to the approvals that name the standard. */
export default function StandardTimeline({ loaderData: { timeline } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbsOf(timeline)}
      meta={<Trans>Timeline of orders</Trans>}
      title={<bdi className="tabular">{timeline.number}</bdi>}
      lead={
        <Trans>
          When each order was published, and what it did. Dates that were moved or never came are struck through.
        </Trans>
      }
      actions={<BackButton to={`/standards/${timeline.slug}`} />}
    >
      <TimelineLanes lanes={timeline.lanes} />
    </DetailPage>
  );
}
