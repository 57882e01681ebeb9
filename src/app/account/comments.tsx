import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { formatDate, todayInIndia } from '#core/time/dates.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/comments';
import { LoadFailed } from './load-failed.tsx';

type Comment = CallAnswer<'GET /client/comments'>[number];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.comments });

export default function Comments() {
  const { result, reload } = useCall('GET /client/comments', {});
  return (
    <>
      <h2 className="mb-6">
        <Trans>Comments</Trans>
      </h2>
      {!result ? (
        <SkeletonText lines={6} />
      ) : !result.ok ? (
        <LoadFailed title={<Trans>Failed to load comments</Trans>} failure={result} retry={reload} />
      ) : result.data.length === 0 ? (
        <EmptyState
          title={<Trans>No comments found.</Trans>}
          action={
            <LinkButton to="/blogs">
              <Trans>Read the blogs</Trans>
            </LinkButton>
          }
        >
          <Trans>The comments you write under our posts will appear here.</Trans>
        </EmptyState>
      ) : (
        <ul className="border-t border-rule">
          {result.data.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </>
  );
}

function CommentRow({ comment: { comments, created_at, approval, blog } }: { comment: Comment }) {
  const day = todayInIndia(new Date(created_at));
  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <TextLink to={`/blogs/${blog.blog_category.slug}/${blog.slug}`} className="font-semibold">
          {blog.name}
        </TextLink>
        <time dateTime={day} className="text-sm text-ink-2 tabular">
          {formatDate(day).replaceAll('-', '/')}
        </time>
      </div>
      <p dir="auto" className="mt-2 max-w-[66ch] whitespace-pre-line wrap-anywhere">
        {comments}
      </p>
      <p className="mt-3">
        {approval === 'approved' ? (
          <StatusChip tone="in-force">
            <Trans>Approved</Trans>
          </StatusChip>
        ) : approval === 'refused' ? (
          <StatusChip tone="withdrawn">
            <Trans>Not published</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="upcoming">
            <Trans>Pending Approval</Trans>
          </StatusChip>
        )}
      </p>
    </li>
  );
}
