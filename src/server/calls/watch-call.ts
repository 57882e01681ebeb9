import type { MiddlewareHandler } from 'hono';
import type { CallEnv, CallShape } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logSecurityEvent } from '#core/log-security-event.server.ts';

/** Not logged in, not allowed, too large, too often. */
const alwaysLogged = [401, 403, 413, 429];

/**
 * Logs what matters to security: each outcome of a call that declares it, each caller who was turned away, and each link
 * that is forged or has expired.
 */
export function watchCall(name: string, { securityEvent, secret }: CallShape): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    c.set('isWatched', true);
    await next();
    const { status } = c.res;
    const refusal = c.error instanceof Refusal ? c.error : undefined;
    const reason = secret && status === 404 ? 'no such link' : refusal?.reason;
    const isDone = securityEvent !== undefined && status < 400;
    if (!isDone && !alwaysLogged.includes(status) && reason === undefined) return;
    logSecurityEvent({
      event: securityEvent ?? name,
      outcome: status < 400 ? 'done' : 'refused',
      status,
      reason,
      subject: c.get('subject') ?? refusal?.subject,
      network: callerOf(c).network,
      id: c.get('requestId'),
    });
  };
}

/** Logs each caller who is turned away at the door, before any call; the address may have a token, so the door is named. */
export function watchDoor(prefix: string): MiddlewareHandler<CallEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    if (c.get('isWatched') || !alwaysLogged.includes(status)) return;
    logSecurityEvent({
      event: `any call of ${prefix}`,
      outcome: 'refused',
      status,
      reason: c.error instanceof Refusal ? c.error.reason : undefined,
      network: callerOf(c).network,
      id: c.get('requestId'),
    });
  };
}
