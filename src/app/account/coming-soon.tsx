import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/coming-soon';

function titleOf(pathname: string) {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last === 'tutorials' || last === 'projects' ? last : 'account';
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles[titleOf(args.location.pathname)] });
}

/** Stands in for the lists of the client area that are not open yet. It says so and shows no invented data. */
export default function ComingSoon() {
  const { i18n } = useLingui();
  const title = i18n._(privateTitles[titleOf(useLocation().pathname)]);
  return (
    <>
      <h2 className="mb-6">{title}</h2>
      <EmptyState
        title={<Trans>This list is not available yet.</Trans>}
        action={
          <LinkButton to="/account" variant="secondary">
            <Trans>Back to your account</Trans>
          </LinkButton>
        }
      >
        <Trans>It is coming soon. Your data is safe and will appear here.</Trans>
      </EmptyState>
    </>
  );
}
