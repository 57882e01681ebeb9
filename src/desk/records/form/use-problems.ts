import { useState } from 'react';
import type { Draft } from './draft.ts';
import { type Path, wirePath } from './paths.ts';

type Refused = Readonly<Record<string, string[]>>;
const nothing: Refused = {};

/**
 * What is wrong with the fields. A draft may be unfinished, so nothing is said before somebody tries to publish it; what
 * cannot even be saved is said at once.
 */
export function useProblems({ state, saved }: Draft) {
  const [refused, setRefused] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const unsavable = state.is === 'refused' ? state.failure.errors : nothing;
  const shown = new Map<string, string>();
  if (attempt > 0) for (const { path, message } of saved?.problems ?? []) shown.set(path, message);
  for (const [path, [message]] of Object.entries({ ...refused, ...unsavable })) if (message) shown.set(path, message);
  const [listed, setListed] = useState<{ path: string; message: string }[]>([]);

  return {
    shown,
    /** What stopped the last attempt, for the summary; `attempt` counts them. */
    listed,
    attempt,
    refuse(errors: Refused) {
      setRefused(errors);
      setAttempt(attempt + 1);
      setListed(Object.entries(errors).map(([path, [message = '']]) => ({ path, message })));
    },
    /** Somebody mends this field. */
    forget(path: Path) {
      const name = wirePath(path);
      if (name in refused) setRefused(({ [name]: _, ...others }) => others);
    },
  };
}
