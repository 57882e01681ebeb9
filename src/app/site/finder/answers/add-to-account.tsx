import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { useSession } from '#app/session.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

type State = 'idle' | 'pending' | 'added' | 'failed';

/** Puts a kept sheet on the list of the client who is logged in; nothing for anybody else. */
export function AddToAccount({ sheet }: { sheet: string }) {
  const isClient = useSession() !== null;
  const [state, setState] = useState<State>('idle');
  const [reason, setReason] = useState<string>();
  if (!isClient) return null;

  async function add() {
    setState('pending');
    const added = await call('PUT /client/sheets/{key}', { params: { key: sheet }, input: {} });
    setReason(added.ok ? undefined : added.message);
    setState(added.ok ? 'added' : 'failed');
  }

  return (
    <div className="no-print mt-2" aria-live="polite">
      {state === 'added' ? (
        <TextLink to="/account" className="font-semibold">
          <Trans>It is in your client area</Trans>
        </TextLink>
      ) : (
        <Button variant="secondary" pending={state === 'pending'} onClick={add}>
          <Trans>Add it to my client area</Trans>
        </Button>
      )}
      {state === 'failed' && (
        <p className="mt-1 text-sm font-semibold text-withdrawn">
          {reason ?? <Trans>That did not work. Try again in a moment.</Trans>}
        </p>
      )}
    </div>
  );
}
