import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { type Session, useSession } from '#app/session.ts';

export type Scope = CallAnswer<'GET /check-token'>['scope'];

export type Guard =
  | { state: 'loading' }
  /** Nobody is logged in in this browser. */
  | { state: 'unknown' }
  /** The stored token does not open the client area, or the check itself failed. */
  | { state: 'denied'; isFault: boolean; retry: () => void }
  | { state: 'allowed'; client: Session['client']; scope: Scope };

/** Decides whether to show the client area: there must be a stored client and a token that the server accepts. */
export function useGuard(): Guard {
  const session = useSession();
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  const [lastToken, setLastToken] = useState<string>();
  // A refused token is forgotten at once. It is remembered here so that the page can explain the refusal.
  const token = session?.token ?? lastToken;
  const { result, reload } = useCall('GET /check-token', token ? {} : null, `${token} ${pathname}`);

  // On the server and at the first paint nobody is logged in; the storage is read only after that.
  useEffect(() => setReady(true), []);
  useEffect(() => setLastToken((last) => session?.token ?? last), [session]);

  if (!isReady) return { state: 'loading' };
  if (result?.ok === false) return { state: 'denied', isFault: result.status !== 401, retry: reload };
  if (!result) return { state: token ? 'loading' : 'unknown' };
  if (!session) return { state: 'unknown' };
  return { state: 'allowed', client: session.client, scope: result.data.scope };
}
