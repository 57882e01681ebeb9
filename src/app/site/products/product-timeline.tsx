import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { TimelineLanes } from '#app/page/timeline/timeline-lanes.tsx';
import { findProductTimeline } from '#features/requirements/find-timeline.server.ts';
import type { Route } from './+types/product-timeline';

function crumbsOf({ slug, name }: { slug: string; name: string }) {
  return [
    { label: msg`Products`, to: '/products' },
    { label: name, to: `/products/${slug}` },
    { label: msg`Timeline`, to: `/products/${slug}/timeline` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { timeline } = args.loaderData;
  const { name } = timeline;
  return pageMeta(args, {
    title: msg`${name}: timeline of its orders`,
    description: msg`${name}: which orders introduced, moved, paused or ended each approval, and when.`,
    crumbs: crumbsOf(timeline),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const timeline = await findProductTimeline(params.slug, context.get(languageContext));
  if (!timeline) throw data(null, { status: 404 });
  return { timeline };
}

/** What orders did over time to the approvals that the product needs. */
export default function ProductTimeline({ loaderData: { timeline } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbsOf(timeline)}
      meta={<Trans>Timeline of orders</Trans>}
      title={timeline.name}
      lead={
        <Trans>
          When each order was published, and what it did. Dates that were moved or never came are struck through.
        </Trans>
      }
      actions={<BackButton to={`/products/${timeline.slug}`} />}
    >
      <TimelineLanes lanes={timeline.lanes} />
    </DetailPage>
  );
}
