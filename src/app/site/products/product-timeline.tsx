import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { TimelinePage, timelineSeo } from '#app/page/timeline/timeline-page.tsx';
import { findProductTimeline } from '#features/requirements/find-timeline.server.ts';
import type { Route } from './+types/product-timeline';

const register = { label: msg`Products`, to: '/products' };

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, timelineSeo(args.loaderData.subject, register));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const timeline = await findProductTimeline(params.slug, context.get(languageContext));
  if (!timeline) throw data(null, { status: 404 });
  const { slug, name, lanes } = timeline;
  return { subject: { name, to: `/products/${slug}` }, lanes };
}

export default function ProductTimeline({ loaderData: { subject, lanes } }: Route.ComponentProps) {
  return <TimelinePage subject={subject} register={register} title={subject.name} lanes={lanes} />;
}
