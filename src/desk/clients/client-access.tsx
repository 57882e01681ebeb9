import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { useChange } from '#desk/calls/use-change.ts';
import type { ClientView } from '#features/accounts/desk/clients.schema.ts';
import { Button } from '#ui/button.tsx';

type Act = 'deactivate' | 'activate' | 'sign-out';

/** Ends the sessions of a client or their access, or gives it back. Each takes effect with the client's next request. */
export function ClientAccess({ client: { id, isActive } }: { client: ClientView }) {
  const { t } = useLingui();
  const change = useChange();
  const [pending, setPending] = useState<Act>();

  async function act(name: Act) {
    setPending(name);
    await change(call(`POST /clients/{id}/${name}`, { params: { id } }));
    setPending(undefined);
  }

  return (
    <section aria-label={t`Access`} className="stack-5 border-t-4 border-gold bg-sheet p-4">
      <h2>
        <Trans>Access</Trans>
      </h2>
      {isActive ? (
        <>
          <div className="stack-3">
            <p>
              <Trans>When a device is lost, end all sessions. The client can log in again on another one.</Trans>
            </p>
            <Button variant="secondary" pending={pending === 'sign-out'} onClick={() => void act('sign-out')}>
              <Trans>End all sessions</Trans>
            </Button>
          </div>
          <div className="stack-3 border-t border-rule pt-5">
            <p>
              <Trans>
                A client who is deactivated is logged out with the next click and cannot log in. Nothing is deleted.
              </Trans>
            </p>
            <Button variant="secondary" pending={pending === 'deactivate'} onClick={() => void act('deactivate')}>
              <Trans>Deactivate</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div className="stack-3">
          <p>
            <Trans>This client cannot log in at present.</Trans>
          </p>
          <Button variant="secondary" pending={pending === 'activate'} onClick={() => void act('activate')}>
            <Trans>Activate again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
