import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { useSession } from '#app/session.ts';
import type { Frequency } from '#features/alerts/alerts.schema.ts';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';
import { Button } from '#ui/button.tsx';
import { SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

type State = 'idle' | 'pending' | 'added' | 'failed';

/** Follows a page without a mail for the client who is logged in; nothing for anybody else. */
export function FollowAsClient({ kind, slug }: { kind: SubjectKind; slug: string }) {
  const isClient = useSession() !== null;
  const [state, setState] = useState<State>('idle');
  const [message, setMessage] = useState<string>();
  if (!isClient) return null;

  /** As often as the form about it says. */
  async function follow({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const fields = currentTarget.form && new FormData(currentTarget.form);
    const frequency = (fields?.get('frequency') ?? undefined) as Frequency | undefined;
    setState('pending');
    const followed = await call('PUT /client/alerts', { input: { add: [{ kind, slug, frequency }] } });
    setMessage(followed.ok ? followed.data.message : followed.message);
    setState(followed.ok ? 'added' : 'failed');
  }

  return (
    <div aria-live="polite" className="self-center">
      {state === 'added' ? (
        <p>
          {message}
          <SentenceBlank />
          <TextLink to="/account/alerts" className="font-semibold">
            <Trans>What you follow</Trans>
          </TextLink>
        </p>
      ) : (
        <Button variant="secondary" pending={state === 'pending'} onClick={follow}>
          <Trans>Follow with my account</Trans>
        </Button>
      )}
      {state === 'failed' && (
        <p className="mt-1 text-sm font-semibold text-withdrawn">
          {message ?? <Trans>That did not work. Try again in a moment.</Trans>}
        </p>
      )}
    </div>
  );
}
