import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useRootData } from '#app/page/root-data.ts';
import { useSession } from '#app/session.ts';
import { AccountDrawer } from '#app/shell/drawers/account-drawer.tsx';
import type { CommentForm } from '#app/site/blogs/comments/comment-form.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Form = ComponentType<Parameters<typeof CommentForm>[0]>;

const drawer = 'blog-account';
const loadForm = () =>
  withAccountTexts(import('#app/site/blogs/comments/comment-form.tsx').then((module) => module.CommentForm));

/** The form for a client who is logged in; for everybody else the button that opens the drawer. */
export function CommentArea({ blogId }: { blogId: number }) {
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
