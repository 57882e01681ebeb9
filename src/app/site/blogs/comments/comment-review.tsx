import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '#app/account/load-failed.tsx';
import { useCall } from '#app/calls/use-call.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { Route } from './+types/comment-review';
import { ReviewedComment } from './reviewed-comment.tsx';

export const handle = { secret: true } as const satisfies PageHandle;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.commentReview });

/** `/comment-reviews/{token}`: the office approves or refuses a comment. The notice to the office links to this page. */
export default function CommentReview({ params: { token } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { result, reload } = useCall('GET /comment-reviews/{token}', { params: { token } });
  return (
    <>
      <PageHeader title={t`Review a comment`} />
      <Container className="py-8 md:py-12">
        <noscript>
          <p>
            <Trans>This page needs JavaScript. The comment itself is also in the email that led you here.</Trans>
          </p>
        </noscript>
        <div aria-busy={!result} className="max-w-[66ch] noscript:hidden">
          {!result ? (
            <SkeletonText lines={6} />
          ) : result.ok ? (
            <ReviewedComment token={token} comment={result.data} onDone={reload} />
          ) : result.status === 404 ? (
            <EmptyState title={<Trans>This link does not lead to a comment</Trans>}>
              <Trans>The link may be incomplete or older than 14 days, or the comment may have been deleted.</Trans>
            </EmptyState>
          ) : (
            <LoadFailed title={<Trans>The comment could not be loaded</Trans>} failure={result} retry={reload} />
          )}
        </div>
      </Container>
    </>
  );
}
