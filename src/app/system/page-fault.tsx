import { msg } from '@lingui/core/macro';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page/page-meta.ts';
import type { RootData } from '#app/root.tsx';
import { getI18n } from '#app/texts/i18n.ts';
import { FaultView } from './fault-view.tsx';
import NotFound from './not-found.tsx';

/** What is shown instead of a page that is absent or that failed. */
export function PageFault({ error }: { error: unknown }) {
  return isAbsent(error) ? <NotFound /> : <FaultView />;
}

/** Title of that page, and word to search engines to leave it out. */
export function faultMeta(args: Parameters<typeof pageMeta>[0] & { error?: unknown }): MetaDescriptor[] {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const i18n = getI18n(root?.language);
  const title = isAbsent(args.error) ? i18n._(msg`Page Not Found`) : i18n._(msg`This page is not available now`);
  return pageMeta(args, { title, noindex: true });
}

function isAbsent(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
