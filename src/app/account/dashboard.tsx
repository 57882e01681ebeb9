import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { getDashboardCounters } from '#features/site/settings.server.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/dashboard';
import { KeptSheets } from './kept-sheets.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.account });
}

/** The four numbers from the settings. They are the same for everybody, so the cached page can contain them. */
export const loader = () => getDashboardCounters();

export default function Dashboard({
  loaderData: { mode, comments, projects, brochures, tutorials },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const counters = [
    { name: 'comments', label: t`Comments`, count: comments },
    { name: 'projects', label: t`Projects`, count: projects },
    { name: 'brochures', label: t`Brochures`, count: brochures },
    { name: 'tutorials', label: t`Tutorials`, count: tutorials },
  ] as const;
  return (
    <>
      <h2>
        <Trans>Account</Trans>
      </h2>
      <ul className="mt-6 grid grid-cols-2 border-t border-rule md:grid-cols-4">
        {counters.map(({ name, label, count }) => (
          <li key={name} className="streak border-b border-rule">
            <Link to={`/account/${name}`} className="block py-6 pe-4 hover:text-assay">
              <span className="block font-serif text-5xl tabular">
                {mode === 'live' ? <LiveCount name={name} /> : count}
              </span>
              <span className="mt-2 block text-ink-2">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <KeptSheets />
      <p className="mt-10">
        <TextLink to="/account/alerts" className="inline-block py-1 font-semibold">
          <Trans>What you follow</Trans>
        </TextLink>
      </p>
    </>
  );
}

const calls = {
  comments: 'GET /client/comments',
  projects: 'GET /client/projects',
  brochures: 'GET /client/brochures',
  tutorials: 'GET /client/tutorials',
} as const;

/** The length of one of the client's own lists; a dash if it cannot be loaded. */
function LiveCount({ name }: { name: keyof typeof calls }) {
  const { result } = useCall(calls[name], {});
  if (!result) return <Skeleton className="h-12 w-12" />;
  return <>{result.ok ? result.data.length : '–'}</>;
}
