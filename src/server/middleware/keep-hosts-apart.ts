import { createMiddleware } from 'hono/factory';
import type { Env } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';

/** What pages of both hosts load, and the probes of an operator. */
const shared = ['/assets', '/fonts', '/storage', '/favicon.svg', '/healthz', '/readyz'];

/** The host of the desk, if DESK_URL gives it one of its own; else null. */
export function deskHostOf({ PUBLIC_URL, DESK_URL }: Pick<Env, 'PUBLIC_URL' | 'DESK_URL'>): string | null {
  const { host } = new URL(DESK_URL);
  return host === new URL(PUBLIC_URL).host ? null : host;
}

/**
 * Where the desk has a host of its own, that host shows nothing else and no other shows the desk, so that a hole in a
 * public page is none in the desk.
 * @throws NotFoundError at the wrong host
 */
export function keepHostsApart(env: Pick<Env, 'PUBLIC_URL' | 'DESK_URL' | 'API_PREFIX'>) {
  const deskHost = deskHostOf(env);
  const ofDesk = ['/desk', `${env.API_PREFIX}/desk`];
  return createMiddleware(async (c, next) => {
    if (deskHost !== null) {
      const isAtDesk = c.req.header('host') === deskHost;
      if (isAtDesk !== isUnder(ofDesk, c.req.path) && !isUnder(shared, c.req.path)) throw new NotFoundError();
    }
    await next();
  });
}

function isUnder(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
