import { useEffect, useEffectEvent, useState } from 'react';
import { type CallResult, sendCall } from './call.ts';
import type { CallAnswer, CallRequest, EmptyCallName, SiteCallName } from './site-calls.ts';

export type Loaded<Data> = {
  /** Undefined until the answer arrives. */
  result: CallResult<Data> | undefined;
  /** Makes the call again. A good answer stays until the next one arrives; a failure is cleared at once. */
  reload: () => void;
};

type Answered<Data> = { to: string; result: CallResult<Data> };

/**
 * Makes a call while a component is mounted, and makes it again whenever its arguments change.
 * @param sent null while the call should not be made yet
 * @param since any other value whose change makes the answer out of date
 */
export function useCall<Name extends EmptyCallName>(
  name: Name,
  sent: Record<string, never> | null,
  since?: string,
): Loaded<CallAnswer<Name>>;
export function useCall<Name extends SiteCallName>(
  name: Name,
  sent: CallRequest<Name> | null,
  since?: string,
): Loaded<CallAnswer<Name>>;
export function useCall<Name extends SiteCallName>(
  name: Name,
  sent: object | null,
  since?: string,
): Loaded<CallAnswer<Name>> {
  const [answered, setAnswered] = useState<Answered<CallAnswer<Name>>>();
  const [attempt, setAttempt] = useState(0);
  const key = sent && `${name} ${JSON.stringify(sent)}`;
  const ask = useEffectEvent((signal: AbortSignal) => sendCall<CallAnswer<Name>>(name, { ...sent, signal }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes the call again, and so does `since`
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(30_000)]);
    void ask(signal).then((result) => {
      if (!stop.signal.aborted) setAnswered({ to: key, result });
    });
    return () => stop.abort();
  }, [key, attempt, since]);

  function reload() {
    if (!answered?.result.ok) setAnswered(undefined);
    setAttempt((count) => count + 1);
  }

  return { result: answered?.to === key ? answered?.result : undefined, reload };
}
