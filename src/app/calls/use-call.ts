import { useEffect, useState } from 'react';
import { type CallResult, call } from './call.ts';

export type Loaded<Data> = {
  /** Undefined until the answer is here. */
  result: CallResult<Data> | undefined;
  retry: () => void;
};

/** Reads a private call in the browser; asked anew when the path changes and on `retry`. */
export function useCall<Data>(path: string): Loaded<Data> {
  const [result, setResult] = useState<CallResult<Data>>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const asked = new AbortController();
    setResult(undefined);
    call<Data>(path, { signal: AbortSignal.any([asked.signal, AbortSignal.timeout(30_000)]) }).then((answer) => {
      if (!asked.signal.aborted) setResult(answer);
    });
    return () => asked.abort();
  }, [path, attempt]);

  return { result, retry: () => setAttempt((count) => count + 1) };
}
