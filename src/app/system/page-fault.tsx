import { msg } from '@lingui/core/macro';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page/page-meta.ts';
import { FaultView } from './fault-view.tsx';
import NotFound from './not-found.tsx';

/** Shown instead of a page that does not exist or that failed. */
export function PageFault({ error }: { error: unknown }) {
  return isAbsent(error) ? <NotFound /> : <FaultView isUnanswered={isUnanswered(error)} />;
}

/** The title of that page, with the instruction to search engines to leave it out. */
export function faultMeta(args: Parameters<typeof pageMeta>[0] & { error?: unknown }): MetaDescriptor[] {
  const title = isAbsent(args.error) ? msg`Page Not Found` : msg`This page is not available at the moment`;
  return pageMeta(args, { title, noindex: true });
}

/** Browsers throw this when a page's data could not be fetched because there was no connection. */
function isUnanswered(error: unknown) {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function isAbsent(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
