import { Trans, useLingui } from '@lingui/react/macro';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { ArticlePart } from './article-part.tsx';
import { CommentArea } from './comment-area.tsx';

type Comment = { id: number; text: string; name: string; createdAt: Date };

/** The approved comments, and the way to write one. Comments are plain text, so markup in them is shown as it is. */
export function Comments({ blogId, comments }: { blogId: number; comments: Comment[] }) {
  const { i18n } = useLingui();
  return (
    <ArticlePart id="comments" title={<Trans>Comments</Trans>}>
      {comments.length === 0 ? (
        <p className="text-ink-2 print:hidden">
          <Trans>Nobody has commented on this post yet.</Trans>
        </p>
      ) : (
        <ol className="border-b border-rule">
          {comments.map(({ id, text, name, createdAt }) => {
            const day = todayInIndia(createdAt);
            return (
              <li key={id} className="border-t border-rule py-5 first:border-t-0 first:pt-0">
                <p className="flex flex-wrap items-baseline gap-x-4">
                  <bdi className="font-semibold wrap-anywhere">{name}</bdi>
                  <time dateTime={day} className="text-sm text-ink-2">
                    {longDate(day, i18n.locale)}
                  </time>
                </p>
                <p dir="auto" className="mt-2 max-w-[66ch] whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
              </li>
            );
          })}
        </ol>
      )}
      <div className="no-print mt-8">
        <CommentArea blogId={blogId} />
      </div>
    </ArticlePart>
  );
}
