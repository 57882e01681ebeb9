import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { type Session, useSession } from '#app/session.ts';

export type Scope = CallAnswer<'GET /check-token'>['scope'];

export type Guard =
  | { state: 'loading' }
  /** Nobody is logged in here. */
  | { state: 'unknown' }
  /** The stored token does not open the area, or that could not be found out. */
  | { state: 'denied'; isFault: boolean; retry: () => void }
  | { state: 'allowed'; client: Session['client']; scope: Scope };

/** Whether the client area may be shown: a stored client, and a token that the server knows. */
export function useGuard(): Guard {
  const session = useSession();
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  const [lastToken, setLastToken] = useState<string>();
  // A token that is refused is forgotten at once: it stays here, so that the refusal can be told.
  const token = session?.token ?? lastToken;
  const { result, reload } = useCall('GET /check-token', token ? {} : null, `${token} ${pathname}`);

  // The server and the first paint know nobody: only then is the storage read.
  useEffect(() => setReady(true), []);
  useEffect(() => setLastToken((last) => session?.token ?? last), [session]);

  if (!isReady) return { state: 'loading' };
  if (result?.ok === false) return { state: 'denied', isFault: result.status !== 401, retry: reload };
  if (!result) return { state: token ? 'loading' : 'unknown' };
  if (!session) return { state: 'unknown' };
  return { state: 'allowed', client: session.client, scope: result.data.scope };
}
