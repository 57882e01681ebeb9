import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { callerOf } from './caller.server.ts';
import { createMemoryLimit } from './create-memory-limit.ts';
import { countAgainstLimit, type Limit, type LimitResult } from './rate-limit.server.ts';
import { refusalTexts } from './refusal.messages.ts';
import { Refusal } from './refusal.ts';

/** When a subject that was refused may act again, so that a flood of refused requests is not a flood of writes. */
const refusedUntil = new LRUCache<string, number>({ max: 20_000 });

/** Limits how often one network address may make a call; calls with the same name share the limit. */
export function limitCaller(name: string, limit: Limit) {
  return createMiddleware(async (c, next) => {
    const subject = `${name}:${callerOf(c).network}`;
    const wait = (refusedUntil.get(subject) ?? 0) - performance.now();
    if (wait > 0) refuse(Math.ceil(wait / 1_000));
    const { isAllowed, retryAfter } = await countAgainstLimit(subject, limit);
    if (!isAllowed) {
      refusedUntil.set(subject, performance.now() + retryAfter * 1_000);
      refuse(retryAfter);
    }
    await next();
  });
}

/** Limits how often one network address may make any of the calls that share this middleware, in memory alone. */
export function limitCallerInMemory(limit: Limit) {
  const count = createMemoryLimit(limit);
  return createMiddleware(async (c, next) => {
    refuseOver(count(callerOf(c).network));
    await next();
  });
}

/** @throws Refusal if the limit is exceeded */
export function refuseOver({ isAllowed, retryAfter }: LimitResult): void {
  if (!isAllowed) refuse(retryAfter);
}

function refuse(retryAfter: number): never {
  throw new Refusal(429, refusalTexts.tooMany, { retryAfter });
}

/** Lets everybody who was refused act again, as far as the counters in the database allow. */
export function forgetRefusals(): void {
  refusedUntil.clear();
}
