import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { type CallResult, call } from '#app/calls/call.ts';
import { type Session, useSession } from '#app/session.ts';
import type { checkAnswer } from '#features/accounts/accounts.schema.ts';

export type Scope = z.output<typeof checkAnswer>['scope'];

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
  const token = session?.token;
  const { pathname } = useLocation();
  const [checked, setChecked] = useState<{ token: string; answer: CallResult<z.output<typeof checkAnswer>> }>();
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // The server and the first paint know nobody: only then is the storage read.
  useEffect(() => setReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, and each page of the area
  useEffect(() => {
    if (!token) return;
    let isWanted = true;
    call<z.output<typeof checkAnswer>>('/check-token').then((answer) => {
      if (isWanted) setChecked({ token, answer });
    });
    return () => {
      isWanted = false;
    };
  }, [token, attempt, pathname]);

  if (!isReady) return { state: 'loading' };
  if (!session) return { state: 'unknown' };
  if (checked?.token !== token || !checked) return { state: 'loading' };
  if (checked.answer.ok) return { state: 'allowed', client: session.client, scope: checked.answer.data.scope };
  return {
    state: 'denied',
    isFault: checked.answer.status !== 401,
    retry: () => {
      setChecked(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
