import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { formatDate } from '#core/time/dates.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/comments';
import { FileList } from './file-list.tsx';

type Comment = CallAnswer<'GET /client/comments'>[number];

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: privateTitles.comments });

export default function Comments() {
  return (
    <FileList
      title={<Trans>Comments</Trans>}
      loaded={useCall('GET /client/comments', {})}
      dateOf={({ created_at }) => created_at}
      formatDay={(day) => formatDate(day).replaceAll('-', '/')}
      failed={<Trans>Failed to load comments</Trans>}
      empty={
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
      }
    >
      {(comment) => <CommentEntry comment={comment} />}
    </FileList>
  );
}

function CommentEntry({ comment: { comments, approval, blog } }: { comment: Comment }) {
  return (
    <>
      <TextLink to={`/blogs/${blog.blog_category.slug}/${blog.slug}`} className="font-semibold">
        {blog.name}
      </TextLink>
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
    </>
  );
}
