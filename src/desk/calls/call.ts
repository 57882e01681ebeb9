import { readJson } from '#core/http/read-json.ts';
import { unattendedHeader } from '#features/staff/staff-policy.ts';
import type { DeskCallAnswer, DeskCallName, DeskCallRequest, WritingDeskCallName } from './desk-calls.ts';
import { type Interruption, interrupt } from './interruption.ts';

/** The result of a call: its data, or the reason for the failure. `status` is 0 when no answer came. */
export type CallResult<Data> = { ok: true; status: number; data: Data } | CallFailure;

export type CallFailure = {
  ok: false;
  status: number;
  /** The server's message, if it sent one. */
  message: string | undefined;
  /** Maps a field name to what is wrong with it; the first sentence is the one to show. */
  errors: Record<string, string[]>;
  /** What the person has to do before the call is answered. */
  needs?: string | undefined;
  /** What else the answer says, such as the `id` of what is there already. */
  details?: Readonly<Record<string, unknown>>;
};

type CallOptions = {
  signal?: AbortSignal;
  /** Returns the failure instead of asking the person to sign in again. */
  isUninterrupted?: boolean;
};

type AnyRequest = CallOptions & { params?: object; query?: object; input?: unknown; form?: object };

/** A call that takes nothing needs no second argument. */
type Arguments<Sent> = object extends Sent ? [sent?: Sent & CallOptions] : [sent: Sent & CallOptions];

const patience = 30_000;
/** A file may take as long as the server waits for it, and so may what waits for its turn to be published. */
const longPatience = 180_000;
/** The calls that wait for other writers. The compiler refuses the list if it is not what the declarations say. */
const writesContent: Readonly<Record<WritingDeskCallName, true>> = {
  'DELETE /media/{id}': true,
  'DELETE /redirects': true,
  'GET /law/proposals/{id}/difference': true,
  'POST /alerts/preview': true,
  'POST /comments/decide': true,
  'POST /law/effects/{id}/strike': true,
  'POST /law/new-order': true,
  'POST /law/new-order/preview': true,
  'POST /law/orders/{slug}/checks': true,
  'POST /law/orders/{slug}/correct': true,
  'POST /law/orders/{slug}/effects': true,
  'POST /law/orders/{slug}/effects/preview': true,
  'POST /law/orders/{slug}/strike': true,
  'POST /law/proposals/{id}/publish': true,
  'POST /media/{id}/replace': true,
  'POST /records/{kind}/actions': true,
  'POST /records/{kind}/{id}/archive': true,
  'POST /records/{kind}/{id}/publish': true,
  'POST /redirects': true,
  'PUT /media/{id}': true,
  'PUT /records/{kind}/order': true,
  'PUT /redirects': true,
};

let isUnattended = false;

/**
 * Does something that no person has asked for, such as looking for news: its calls do not keep the session alive.
 */
export async function unattended(work: () => Promise<void>): Promise<void> {
  isUnattended = true;
  await work().finally(() => {
    isUnattended = false;
  });
}

/**
 * Makes one of the desk's calls. It never throws: a failure is returned as a value. If the session has ended, or the
 * call wants a fresh proof, the person is asked for it over the page and the call is made again.
 * @param name method and path as in the feature's table: `'GET /me'`
 */
export const call: <Name extends DeskCallName>(
  name: Name,
  ...sent: Arguments<DeskCallRequest<Name>>
) => Promise<CallResult<DeskCallAnswer<Name>>> = sendCall;

/** Like `call`, for a loader: a failure is thrown and shown by the nearest fault view. */
export async function load<Name extends DeskCallName>(
  name: Name,
  ...sent: Arguments<DeskCallRequest<Name>>
): Promise<DeskCallAnswer<Name>> {
  const result = await call(name, ...sent);
  if (!result.ok) throw new CallFault(result);
  return result.data;
}

/** A call whose failure leaves a page with nothing to show. */
export class CallFault extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message ?? `The call failed with ${failure.status}`);
    this.failure = failure;
  }
}

async function sendCall<Data>(name: string, sent: AnyRequest = {}): Promise<CallResult<Data>> {
  const result = await sendOnce<Data>(name, sent);
  const wanted = sent.isUninterrupted ? undefined : interruptionOf(result);
  if (!wanted || !(await interrupt(wanted))) return result;
  return sendCall(name, sent);
}

function interruptionOf(result: CallResult<unknown>): Interruption | undefined {
  if (result.ok) return undefined;
  if (result.status === 401) return 'sign-in';
  return result.needs === 'proof' ? 'proof' : undefined;
}

async function sendOnce<Data>(name: string, sent: AnyRequest): Promise<CallResult<Data>> {
  const { signal, params = {}, query = {}, input, form } = sent;
  const { lang, dataset } = document.documentElement;
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': lang, 'current-locale': lang });
  if (isUnattended) headers.set(unattendedHeader, '1');
  if (input !== undefined) headers.set('Content-Type', 'application/json');
  const [method, path = ''] = name.split(' ');
  try {
    const response = await fetch(`${dataset.calls}${addressOf(path, params, query)}`, {
      method,
      headers,
      body: form ? formDataOf(form) : input !== undefined ? JSON.stringify(input) : null,
      signal: signal ?? AbortSignal.timeout(form || Object.hasOwn(writesContent, name) ? longPatience : patience),
    });
    const answer = await readJson(response);
    if (response.ok) return { ok: true, status: response.status, data: answer };
    const { message, errors = {}, needs, ...details } = answer ?? {};
    return { ok: false, status: response.status, message, errors, needs, details };
  } catch {
    return { ok: false, status: 0, message: undefined, errors: {} };
  }
}

/** The browser adds the header with the boundary. */
function formDataOf(form: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== undefined && value !== null) data.set(name, value);
  return data;
}

function addressOf(path: string, params: object, query: object): string {
  let address = path;
  for (const [name, value] of Object.entries(params)) {
    address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${address}?${search}` : address;
}
