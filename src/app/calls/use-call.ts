import { useEffect, useEffectEvent, useState } from 'react';
import { type CallResult, sendCall } from './call.ts';
import type { CallAnswer, CallSent, SiteCallName } from './site-calls.ts';

export type Loaded<Data> = {
  /** Undefined until the answer is here. */
  result: CallResult<Data> | undefined;
  /** Makes the call again. A good answer stays until the next one is here; a failure is taken back at once. */
  reload: () => void;
};

type Answered<Data> = { to: string; result: CallResult<Data> };

/**
 * Reads a call while a component is shown, and again whenever what is sent changes.
 * @param sent null as long as the call is not to be made
 * @param since whatever else makes an answer old
 */
export function useCall<Name extends SiteCallName>(
  name: Name,
  sent: CallSent<Name> | null,
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
