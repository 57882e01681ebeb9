import { useSyncExternalStore } from 'react';

export type SignInMode = 'register' | 'login' | 'forgot';

let mode: SignInMode = 'register';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The form that every sign-in drawer shows. A fresh page starts with registering; in-page navigation keeps the choice. */
export function useSignInMode(): SignInMode {
  return useSyncExternalStore(
    subscribe,
    () => mode,
    () => 'register',
  );
}

/** Shows another form, also in a drawer that has not been opened or fetched yet. */
export function chooseSignInMode(next: SignInMode) {
  mode = next;
  for (const listener of listeners) listener();
}
