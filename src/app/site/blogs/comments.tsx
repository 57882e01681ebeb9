import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRootData } from '#app/page/root-data.ts';
import { useSession } from '#app/session.ts';
import { AccountDrawer } from '#app/shell/drawers/account-drawer.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ArticlePart } from './article-part.tsx';
import type { CommentForm } from './comments/comment-form.tsx';

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

type Form = ComponentType<Parameters<typeof CommentForm>[0]>;

const drawer = 'blog-account';
const loadForm = () =>
  withAccountTexts(import('#app/site/blogs/comments/comment-form.tsx').then((module) => module.CommentForm));

/** The form for a client who is logged in; for everybody else the button that opens the drawer. */
function CommentArea({ blogId }: { blogId: number }) {
  const root = useRootData();
  const isLoggedIn = useSession() !== null;
  const [Form, setForm] = useState<Form>();
  const [hasFailed, setFailed] = useState(false);
  // What was typed before the session ended; the form finds it again after the login.
  const draft = useRef('');

  useEffect(() => {
    if (!isLoggedIn || Form || hasFailed) return;
    loadForm().then(
      (loaded) => setForm(() => loaded),
      () => setFailed(true),
    );
  }, [isLoggedIn, Form, hasFailed]);

  return (
    <>
      {!isLoggedIn ? (
        <Button command="show-modal" commandfor={drawer}>
          <Trans>Login to Comment</Trans>
        </Button>
      ) : Form ? (
        <Form blogId={blogId} draft={draft} />
      ) : hasFailed ? (
        <p>
          <Trans>The form could not be loaded.</Trans>{' '}
          <Button variant="quiet" onClick={() => setFailed(false)}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <Skeleton className="h-48" />
      )}
      {root && <AccountDrawer root={root} id={drawer} surface="blog" />}
    </>
  );
}
