import { createMiddleware } from 'hono/factory';
import { callerOf } from './caller.server.ts';
import { countAgainstLimit, type Limit } from './rate-limit.server.ts';
import { refusalTexts } from './refusal.messages.ts';
import { Refusal } from './refusal.ts';

/** Limits how often one network address may make a call; calls with the same name share the limit. */
export function limitCaller(name: string, limit: Limit) {
  return createMiddleware(async (c, next) => {
    const { isAllowed, retryAfter } = await countAgainstLimit(`${name}:${callerOf(c).network}`, limit);
    if (!isAllowed) throw new Refusal(429, refusalTexts.tooMany, { retryAfter });
    await next();
  });
}
