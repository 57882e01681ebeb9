import { OpenAPIHono } from '@hono/zod-openapi';
import type { Env } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { createGates } from '#core/gate.ts';
import type { CallEnv } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { limitCallerInMemory } from '#core/http/limit-caller.server.ts';
import { neverStored } from '#core/http/never-stored.ts';
import { languageOfCall } from '#core/text/language.server.ts';
import { siteAudiences } from '#features/site-call.ts';
import { apiReference } from './api-reference.ts';
import { mountCalls, patternOf } from './calls/mount-calls.ts';
import { features } from './features.ts';

/** Every call of the specification, as the features declare them, and the reference that describes them. */
export function calls(env: Env) {
  const app = new OpenAPIHono<CallEnv>();
  app.use(async (c, next) => {
    c.set('language', languageOfCall(c.req.raw.headers));
    await next();
    c.header('Vary', 'Accept-Language, current-locale', { append: true });
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  });
  app.use(limitCallerInMemory({ limit: env.CALL_LIMIT * 10, windowSeconds: 10 }));
  // The slowest questions of one caller, all at once, would otherwise occupy every connection to the database.
  const inTurn = createGates({ atOnce: 2, waiting: 100 });
  app.get('*', (c, next) => inTurn(callerOf(c).network)(next));
  const isChecked = env.NODE_ENV !== 'production';
  for (const { api = [] } of features)
    for (const table of api) mountCalls(app, table, { who: siteAudiences, isChecked });
  apiReference(app, env.API_PREFIX);
  app.all('*', neverStored(), () => {
    throw new NotFoundError();
  });
  return app;
}

/** The addresses of the calls that are declared secret, as patterns: `/api/calls/:token`. */
export function listSecretCalls({ API_PREFIX }: Env): string[] {
  const tables = features.flatMap(({ api = [] }) => api.map((table) => Object.entries(table)));
  const secret = tables.flat().filter(([, shape]) => shape.secret);
  return secret.map(([name]) => API_PREFIX + patternOf(name));
}

/** The calls that take files, with their methods: `POST /api/sendnewsletter`. */
export function listUploadCalls({ API_PREFIX }: Env): ReadonlySet<string> {
  const tables = features.flatMap(({ api = [] }) => api.map((table) => Object.entries(table)));
  const uploads = tables.flat().filter(([, shape]) => shape.file);
  return new Set(uploads.map(([name]) => name.replace(' ', ` ${API_PREFIX}`)));
}
