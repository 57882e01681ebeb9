import { msg } from '@lingui/core/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { TimelinePage, timelineSeo } from '#app/page/timeline/timeline-page.tsx';
import { findStandardTimeline } from '#features/requirements/find-timeline.server.ts';
import type { Route } from './+types/standard-timeline';

const register = { label: msg`Standards`, to: '/standards' };

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, timelineSeo(args.loaderData.subject, register));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const timeline = await findStandardTimeline(params.slug, context.get(languageContext));
  if (!timeline) throw data(null, { status: 404 });
  const { slug, number, lanes } = timeline;
  return { subject: { name: number, to: `/standards/${slug}` }, lanes };
}

export default function StandardTimeline({ loaderData: { subject, lanes } }: Route.ComponentProps) {
  return (
    <TimelinePage
      subject={subject}
      register={register}
      title={<bdi className="tabular">{subject.name}</bdi>}
      lanes={lanes}
    />
  );
}
