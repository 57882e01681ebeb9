import { session } from '#app/session.ts';
import { readJson } from '#core/http/read-json.ts';
import type { CallAnswer, CallRequest, SiteCallName } from './site-calls.ts';

/** The result of a call: its data, or the reason for the failure. `status` is 0 when no answer came. */
export type CallResult<Data> = { ok: true; status: number; data: Data } | CallFailure;

export type CallFailure = {
  ok: false;
  status: number;
  /** The server's message, if it sent one. */
  message: string | undefined;
  /** Maps a field name to what is wrong with it; the first sentence is the one to show. */
  errors: Record<string, string[]>;
};

type CallOptions = {
  signal?: AbortSignal;
  /** Lets the call finish after its page has gone. */
  keepalive?: boolean;
};

type AnyRequest = CallOptions & { params?: object; query?: object; input?: unknown; form?: object };

/** Milliseconds; the server allows uploads the same time. */
const uploadPatience = 180_000;
const patience = 30_000;

/** A call that takes nothing needs no second argument. */
type Arguments<Sent> = object extends Sent ? [sent?: Sent & CallOptions] : [sent: Sent & CallOptions];

/**
 * Makes one of the site's calls from the browser. It never throws: a failure is returned as a value. A session that
 * has ended is forgotten as soon as a call reports it.
 * @param name method and path as in the feature's table: `'POST /verify-otp'`
 */
export const call: <Name extends SiteCallName>(
  name: Name,
  ...sent: Arguments<CallRequest<Name>>
) => Promise<CallResult<CallAnswer<Name>>> = sendCall;

/** Like `call`, for callers whose own types already tie what is sent to the name. */
export async function sendCall<Data>(name: string, sent: AnyRequest = {}): Promise<CallResult<Data>> {
  const { signal, keepalive, params = {}, query = {}, input, form } = sent;
  const { lang, dataset } = document.documentElement;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': lang, 'current-locale': lang });
  const token = session.token();
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
    const answer = await readJson(response);
    if (response.ok) return { ok: true, status: response.status, data: answer };
    if (response.status === 401 && token === session.token()) session.end();
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

/** Leaves out fields that are undefined or null; a value that is neither a string nor a file is sent as JSON. */
function formData(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    data.set(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  return data;
}
