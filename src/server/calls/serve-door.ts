import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { NotFoundError } from '#core/errors.ts';
import { createGate, createGates } from '#core/gate.ts';
import type { CallEnv, CallShape } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { limitCallerInMemory } from '#core/http/limit-caller.server.ts';
import { neverStored } from '#core/http/never-stored.ts';
import { compilePath } from '#core/http/path-pattern.ts';
import { languageOfCall } from '#core/text/language.server.ts';
import { requireOwnPages } from '#server/middleware/refuse-other-sites.ts';
import type { Door } from './door.ts';
import { audienceOf, mountCalls, patternOf } from './mount-calls.ts';
import { serveReference } from './reference.ts';
import { serveTools } from './serve-tools.ts';
import { watchDoor } from './watch-call.ts';

/** Serves the calls of a door, and the reference that describes them. */
export function serveDoor(door: Door): OpenAPIHono<CallEnv> {
  const { calls, audiences, limits, gates, headers, tools, reference, prefix, publicUrl, isForOwnPages } = door;
  const app = new OpenAPIHono<CallEnv>();
  app.use(async (c, next) => {
    c.set('language', languageOfCall(c.req.raw.headers, c.req.query('locale')));
    await next();
    c.header('Vary', 'Accept-Language, current-locale', { append: true });
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.use(watchDoor(prefix));
  app.use(limitCallerInMemory(limits.network));
  if (isForOwnPages) app.use(requireOwnPages(publicUrl));
  // The slowest questions, asked all at once, would otherwise occupy every connection to the database: those of one
  // network wait for each other first, so that they take no place from anybody else.
  const ofNetwork = createGates(gates.network);
  const ofAll = createGate(gates.all);
  const wait: MiddlewareHandler = (c, next) => ofNetwork(callerOf(c).network)(() => ofAll(next));
  app.get('*', wait);
  if (tools) serveTools(app, door, tools, wait);
  for (const table of calls) mountCalls(app, table, door, wait);
  if (reference)
    serveReference(app, prefix, reference, audienceOf({ who: reference.who, summary: reference.title }, audiences));
  app.all('*', neverStored(), () => {
    throw new NotFoundError();
  });
  return app;
}

/** The addresses of the calls that are declared secret, as patterns: `/api/calls/:token`. */
export function listSecretCalls(doors: readonly Door[]): string[] {
  return listCalls(doors, ({ secret }) => secret).map(({ name, prefix }) => prefix + patternOf(name));
}

/** Tells the calls that take files by method and path: `POST /api/sendnewsletter`. */
export type UploadCalls = { has(call: string): boolean };

export function listUploadCalls(doors: readonly Door[]): UploadCalls {
  const calls = listCalls(doors, ({ file }) => file).map(({ name, prefix }) => {
    return { method: name.replace(/ .*/, ''), path: compilePath(prefix + patternOf(name)) };
  });
  return {
    has(call) {
      const [given, address = ''] = call.split(' ');
      return calls.some(({ method, path }) => method === given && path.test(address));
    },
  };
}

function listCalls(doors: readonly Door[], isAsked: (shape: CallShape) => unknown) {
  return doors.flatMap(({ prefix, calls }) => {
    const entries = calls.flatMap((table) => Object.entries(table));
    return entries.filter(([, shape]) => isAsked(shape)).map(([name]) => ({ name, prefix }));
  });
}
