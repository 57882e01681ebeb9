import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isDocument } from '#core/files/is-document.server.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import type { CallEnv } from '#core/http/call-env.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { type CallShape, isNeverStored } from '#core/http/calls.ts';
import { invalidInput } from '#core/http/invalid-input.server.ts';
import { keepWithinQuota } from '#core/http/keep-within-quota.server.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { type ReceivedFile, readMultipart } from '#core/http/multipart.server.ts';
import { neverStored } from '#core/http/never-stored.ts';
import { translate } from '#core/text/messages.server.ts';
import { requireClient, requireFullClient } from '#features/accounts/authenticate.server.ts';
import type { Api } from '#features/define-api.ts';
import { answerPlainForm } from '#server/middleware/answer-plain-form.ts';
import { limitJson } from '#server/middleware/limit-json.ts';
import { checkAnswer } from './check-answer.ts';
import { describeCall } from './describe-call.ts';
import { checked, readBody, readQuery } from './read-sent.ts';
import { watchCall } from './watch-call.ts';

/**
 * Serves the calls of a feature and describes them in the reference. Every call passes through the same steps: limit,
 * caller, input, handler, answer.
 * @param isChecked whether answers are compared with the schemas of the table
 */
export function mountApi(app: OpenAPIHono<CallEnv>, api: Api, { isChecked }: { isChecked: boolean }): void {
  for (const [name, shape] of Object.entries(api.calls)) {
    const [method = '', path = ''] = name.split(' ');
    app.openAPIRegistry.registerPath(describeCall(method, path, shape));
    app.on(method, [patternOf(name)], ...guards(name, shape), async (c) => {
      const answer = await answerCall(c, name, shape, api);
      if (answer instanceof Response) return answer;
      if (isChecked && shape.answer !== 'file') checkAnswer(name, shape.answer, answer);
      return c.json(answer);
    });
  }
}

/** The path of a call as the router writes it: `/calls/:token` of `GET /calls/{token}`. */
export function patternOf(name: string): string {
  return name.replace(/^\w+ /, '').replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The middleware before the handler. A multipart form is streamed and has its own limits. */
function guards(name: string, shape: CallShape): MiddlewareHandler<CallEnv>[] {
  return [
    watchCall(name, shape),
    isNeverStored(shape) ? neverStored() : [],
    shape.plainForm ? answerPlainForm() : [],
    shape.body === 'multipart' ? [] : [bodyLimit({ maxSize: 64 * 1024 }), limitJson()],
    shape.limit ? limitCaller(shape.limit.name, shape.limit) : [],
  ].flat();
}

async function answerCall(c: Context<CallEnv>, name: string, shape: CallShape, { handlers, checks }: Api) {
  const language = c.get('language');
  const actor = shape.who && (await (shape.who === 'fullClient' ? requireFullClient(c) : requireClient(c)));
  if (actor) c.set('clientId', actor.clientId);
  const known = {
    actor,
    params: shape.params && checked(shape.params, c.req.param()),
    query: shape.query && checked(shape.query, readQuery(c)),
    caller: callerOf(c),
    language,
    say: (text: string) => translate(text, language),
    c,
  };
  const handle = (more: object) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`${name} has no handler`);
    // defineApi has ensured that the handler takes exactly what its entry names.
    return handler({ ...known, ...more } as never);
  };
  if (!shape.input) return handle({});
  const { input } = shape;
  const read = (sent: unknown, check = checks[name]) => checked(input, sent, check);
  if (!shape.file) return handle({ input: read(await readBody(c, shape)) });

  const { folder, megabytes } = shape.file;
  const { fields, ...received } = await readMultipart(c.req.raw, folder, megabytes);
  try {
    const faults = await fileFaults(shape.file, received.file);
    const input = read(fields, (sent) => [...(checks[name]?.(sent) ?? []), ...faults]);
    if (faults.length > 0) throw invalidInput({ issues: faults });
    return await handle({ input, upload: await keepWithinQuota(received, known.caller.network) });
  } catch (error) {
    if (received.file) await deletePrivate(received.file.storedAs);
    throw error;
  }
}

/** A file of a kind that the call does not accept, as a fault of its field. */
async function fileFaults({ field, only }: NonNullable<CallShape['file']>, file: ReceivedFile | null) {
  if (!file || !only || (await isDocument(file, only.kinds))) return [];
  return [{ code: 'custom' as const, path: [field], message: only.refusal, input: file.originalName }];
}
