import { session } from '#app/session.ts';

/** What a call answers: the data, or why not. `status` is 0 where no answer came. */
export type CallResult<Data> =
  | { ok: true; status: number; data: Data }
  | {
      ok: false;
      status: number;
      /** The server's sentence, where it sent one. */
      message: string | undefined;
      /** Field name → what is wrong with it, the first sentence first. */
      errors: Record<string, string[]>;
    };

type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a `FormData` is sent as it is. */
  body?: object;
  signal?: AbortSignal;
  /** The call outlives the page that makes it. */
  keepalive?: boolean;
};

/** Milliseconds; the server gives uploads as much. */
const uploadPatience = 180_000;
const patience = 30_000;

/**
 * Makes a call of the specification from the browser. It never throws: what goes wrong is a value.
 * @param path as in the specification, from `/` (`/top-bar`)
 */
export async function call<Data>(path: string, options: CallOptions = {}): Promise<CallResult<Data>> {
  const { method = options.body ? 'POST' : 'GET', body, signal, keepalive } = options;
  const { lang, dataset } = document.documentElement;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': lang, 'current-locale': lang });
  const token = session.get()?.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set('Content-Type', 'application/json');
  try {
    const response = await fetch(`${dataset.calls ?? '/api'}${path}`, {
      method,
      headers,
      body: isForm ? body : body && JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(isForm ? uploadPatience : patience),
      keepalive,
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, status: response.status, data: answer };
    return { ok: false, status: response.status, message: answer?.message, errors: answer?.errors ?? {} };
  } catch {
    return { ok: false, status: 0, message: undefined, errors: {} };
  }
}
