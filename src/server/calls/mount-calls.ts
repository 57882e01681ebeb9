import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UnansweredCommitError } from '#core/errors.ts';
import { isDocument } from '#core/files/is-document.server.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import {
  type Audience,
  type Audiences,
  type Call,
  type CallEnv,
  type CallShape,
  type Calls,
  type FileShape,
  isNeverStored,
} from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { invalidInput } from '#core/http/invalid-input.server.ts';
import { keepWithinQuota } from '#core/http/keep-within-quota.server.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { type ReceivedFile, readMultipart } from '#core/http/multipart/multipart.server.ts';
import { neverStored } from '#core/http/never-stored.ts';
import { translate } from '#core/text/messages.server.ts';
import { limitOpenAnswers } from '#server/files/limit-open-answers.ts';
import { answerPlainForm } from '#server/middleware/answer-plain-form.ts';
import { limitJson } from '#server/middleware/limit-json.ts';
import { refuseOtherSites } from '#server/middleware/refuse-other-sites.ts';
import { checkAnswer } from './check-answer.ts';
import { describeCall } from './describe-call.ts';
import type { Door } from './door.ts';
import { checked, readBody, readQuery } from './read-sent.ts';
import { watchCall } from './watch-call.ts';

/**
 * Serves calls and describes them in the reference. Every call passes through the same steps: caller, limit, input,
 * handler, answer. Nobody's body is read before the caller is known to be one of those who may make the call, and within
 * its limit.
 * @param wait lets a call wait for its turn that reads much; calls by GET have done so before
 */
export function mountCalls(app: OpenAPIHono<CallEnv>, calls: Calls, door: Door, wait: MiddlewareHandler): void {
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    const audience = audienceOf(call, door.audiences);
    app.openAPIRegistry.registerPath(describeCall(method, path, call, audience));
    app.on(
      method,
      [patternOf(name)],
      ...guards(name, call, door, audience),
      ...(call.waits ? [wait] : []),
      async (c) => {
        const answer = await answerCall(c, call, c.get('actor'));
        if (door.isChecked) await checkAudit(name, call, door, c.get('requestId'));
        if (answer instanceof Response) return answer;
        if (door.isChecked && call.answer !== 'file') checkAnswer(name, call.answer, answer);
        return c.json(answer);
      },
    );
  }
}

/** An audience that the door does not know must not leave its calls open to everybody, nor a proof that nobody asks for. */
export function audienceOf(
  { who, proof, summary }: Pick<CallShape, 'who' | 'proof' | 'summary'>,
  audiences: Audiences,
): Audience | undefined {
  const audience = who === undefined ? undefined : audiences[who];
  if (who !== undefined && !audience) throw new Error(`${summary}: this door knows no audience ${who}`);
  if (proof && !audience?.assertProven) throw new Error(`${summary}: its callers cannot prove anew who they are`);
  return audience;
}

/** @throws Error if a call that may have changed something left no line in the audit log of its door */
async function checkAudit(name: string, { unaudited }: CallShape, { isAudited }: Door, requestId: string) {
  if (name.startsWith('GET ') || unaudited || !isAudited || (await isAudited(requestId))) return;
  throw new Error(
    `${name} has left no line in the audit log: call audit() in its transaction, or state why in unaudited`,
  );
}

/** The path of a call as the router writes it: `/calls/:token` of `GET /calls/{token}`. */
export function patternOf(name: string): string {
  return name.replace(/^\w+ /, '').replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The middleware before the handler. A multipart form is streamed and has its own limits. */
function guards(
  name: string,
  shape: CallShape,
  { limits, publicUrl }: Door,
  audience: Audience | undefined,
): MiddlewareHandler<CallEnv>[] {
  const most = (audience ? undefined : limits.strangersBody) ?? limits.body;
  const bytes = Math.min(most.bytes, (shape.kilobytes ?? Number.POSITIVE_INFINITY) * 1024);
  return [
    watchCall(name, shape),
    isNeverStored(shape) ? neverStored() : [],
    shape.plainForm ? answerPlainForm(shape.plainForm === true ? undefined : shape.plainForm) : [],
    shape.fromAnywhere ? [] : refuseOtherSites(publicUrl),
    audience ? recognize(audience, shape) : [],
    shape.limit ? limitCaller(shape.limit.name, shape.limit) : [],
    shape.answer === 'file' ? limitOpenAnswers() : [],
    shape.body === 'multipart' ? [] : [bodyLimit({ maxSize: bytes }), limitJson(most)],
  ].flat();
}

function recognize(audience: Audience, { proof }: CallShape): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    const actor = await audience.authenticate(c);
    if (proof) audience.assertProven?.(actor, proof);
    c.set('actor', actor);
    await next();
  };
}

async function answerCall(c: Context<CallEnv>, call: Call, actor: unknown) {
  const { params, query, input, check = () => [], file } = call;
  const language = c.get('language');
  const known = {
    actor,
    params: params && checked(params, c.req.param()),
    query: query && checked(query, readQuery(c)),
    caller: callerOf(c),
    language,
    say: (text: string) => translate(text, language),
    c,
  };
  // callsFor has ensured that the handler takes exactly what its entry names.
  const handle = (more: object) => call.handle({ ...known, ...more } as never);
  if (!input) return handle({});
  if (!file) return handle({ input: checked(input, await readBody(c, call), check) });

  const { fields, ...received } = await readMultipart(c.req.raw, file.folder, file.megabytes);
  try {
    const faults = await fileFaults(file, received.file);
    const read = checked(input, fields, (sent) => [...check(sent), ...faults]);
    if (faults.length > 0) throw invalidInput({ issues: faults });
    return await handle({ input: read, upload: await keepWithinQuota(received, known.caller.network) });
  } catch (error) {
    // If nobody knows whether the form is stored, its file stays: the clean-up finds out later.
    if (received.file && !(error instanceof UnansweredCommitError)) await deletePrivate(received.file.storedAs);
    throw error;
  }
}

/** A file of a kind that the call does not accept, as a fault of its field. */
async function fileFaults({ field, only }: FileShape, file: ReceivedFile | null) {
  if (!file || !only || (await isDocument(file, only.kinds))) return [];
  return [{ code: 'custom' as const, path: [field], message: only.refusal, input: file.originalName }];
}
