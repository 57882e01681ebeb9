import { useSyncExternalStore } from 'react';

/** The logged-in client as the browser stores it, under the keys `token` and `client`. */
export type Session = { token: string; client: { name?: string } & Record<string, unknown> };

const recheck = 10_000;
const listeners = new Set<() => void>();
/** When storage is not available, a login lasts as long as the page. */
let unstored: Session | null = null;
let known: { raw: string; session: Session | null } = { raw: '', session: null };

function read(): Session | null {
  let token: string | null = null;
  let client: string | null = null;
  try {
    token = localStorage.getItem('token');
    client = localStorage.getItem('client');
  } catch {
    return unstored;
  }
  const raw = `${token}\n${client}`;
  // React's store requires the same value as long as the storage has not changed.
  if (known.raw !== raw) known = { raw, session: token && client ? { token, client: parse(client) } : null };
  return known.session;
}

function parse(client: string): Session['client'] {
  try {
    const value: unknown = JSON.parse(client);
    return value && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}

function readToken(): string | undefined {
  try {
    return localStorage.getItem('token') ?? undefined;
  } catch {
    return unstored?.token;
  }
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Logs in or out; every component that uses `useSession` is updated at once. */
export const session = {
  get: read,
  /** The token that calls send, even if the client beside it is not stored. */
  token: readToken,
  start(token: string, client: object) {
    try {
      localStorage.setItem('token', token);
      localStorage.setItem('client', JSON.stringify(client));
    } catch {
      unstored = { token, client: { ...client } };
    }
    notifyListeners();
  },
  end() {
    unstored = null;
    try {
      localStorage.removeItem('token');
      localStorage.removeItem('client');
    } catch {
      // Storage is not available, so there is nothing to remove.
    }
    notifyListeners();
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  const timer = setInterval(listener, recheck);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    clearInterval(timer);
  };
}

/** The session, or null when nobody is logged in, as on the server. Read every 10 s and when another tab changes it. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
