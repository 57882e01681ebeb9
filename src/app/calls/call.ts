import { session } from '#app/session.ts';
import type { CallAnswer, CallSent, SiteCallName } from './site-calls.ts';

/** What a call answers: the data, or why not. `status` is 0 where no answer came. */
export type CallResult<Data> = { ok: true; status: number; data: Data } | CallFailure;

export type CallFailure = {
  ok: false;
  status: number;
  /** The server's sentence, where it sent one. */
  message: string | undefined;
  /** Field name → what is wrong with it, the first sentence first. */
  errors: Record<string, string[]>;
};

type CallOptions = {
  signal?: AbortSignal;
  /** The call outlives the page that makes it. */
  keepalive?: boolean;
};

type AnySent = CallOptions & { params?: object; query?: object; input?: unknown; form?: object };

/** Milliseconds; the server gives uploads as much. */
const uploadPatience = 180_000;
const patience = 30_000;

/** Nothing needs to be sent to a call that takes nothing. */
type Arguments<Sent> = object extends Sent ? [sent?: Sent & CallOptions] : [sent: Sent & CallOptions];

/**
 * Makes a call of the site from the browser. It never throws: what goes wrong is a value. A session that has ended
 * is forgotten with the first call that says so.
 * @param name method and path as in the feature's table: `'POST /verify-otp'`
 */
export const call: <Name extends SiteCallName>(
  name: Name,
  ...sent: Arguments<CallSent<Name>>
) => Promise<CallResult<CallAnswer<Name>>> = sendCall;

/** As `call`, for callers who have checked already that what is sent belongs to the name. */
export async function sendCall<Data>(name: string, sent: AnySent = {}): Promise<CallResult<Data>> {
  const { signal, keepalive, params = {}, query = {}, input, form } = sent;
  const { lang, dataset } = document.documentElement;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': lang, 'current-locale': lang });
  const token = session.get()?.token;
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (input !== undefined) headers.set('Content-Type', 'application/json');
  const [method, path = ''] = name.split(' ');
  try {
    const response = await fetch(`${dataset.calls ?? '/api'}${addressOf(path, params, query)}`, {
      method,
      headers,
      body: form ? formData(form) : input !== undefined ? JSON.stringify(input) : null,
      signal: signal ?? AbortSignal.timeout(form ? uploadPatience : patience),
      keepalive,
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return { ok: true, status: response.status, data: answer };
    if (response.status === 401 && token === session.get()?.token) session.end();
    return { ok: false, status: response.status, message: answer?.message, errors: answer?.errors ?? {} };
  } catch {
    return { ok: false, status: 0, message: undefined, errors: {} };
  }
}

function addressOf(path: string, params: object, query: object): string {
  let address = path;
  for (const [name, value] of Object.entries(params)) {
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${address}?${search}` : address;
}

/** Fields that are undefined or null are left out; what is neither text nor file goes as JSON. */
function formData(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    data.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  return data;
}
