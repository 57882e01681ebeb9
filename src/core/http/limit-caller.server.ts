import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import { readEnv } from '#core/env.ts';
import { type Caller, callerOf } from './caller.server.ts';
import { countAgainstLimit, type Limit, type LimitResult } from './rate-limit.server.ts';
import { refusalTexts } from './refusal.messages.ts';
import { Refusal } from './refusal.ts';

/** When a subject that was refused may act again, so that a flood of refused requests is not a flood of writes. */
const refusedUntil = new LRUCache<string, number>({ max: 20_000 });

/** How many times the limit of one network a subscriber with many of them has. */
const networksOfSubscriber = 10;

/**
 * Counts how often one network address does something; what has the same name shares the limit.
 * @returns a function that throws Refusal 429 once the caller is over it
 */
export function countCaller(name: string, limit: Limit): (caller: Pick<Caller, 'network' | 'wider'>) => Promise<void> {
  const count = async (subject: string, times: number) => {
    const wait = (refusedUntil.get(subject) ?? 0) - performance.now();
    if (wait > 0) refuse(Math.ceil(wait / 1_000));
    const { isAllowed, retryAfter } = await countAgainstLimit(subject, { ...limit, limit: limit.limit * times });
    if (isAllowed) return;
    refusedUntil.set(subject, performance.now() + retryAfter * 1_000);
    refuse(retryAfter);
  };
  return async ({ network, wider }) => {
    if (wider) await count(`${name}:${wider}`, networksOfSubscriber);
    await count(`${name}:${network}`, 1);
  };
}

/** Limits how often one network address may make a call; calls with the same name share the limit. */
export function limitCaller(name: string, limit: Limit) {
  const count = countCaller(name, limit);
  return createMiddleware(async (c, next) => {
    await count(callerOf(c));
    await next();
  });
}

/** Limits how often one network address may make any of the calls that share this middleware, in memory alone. */
export function limitCallerInMemory(limit: Limit) {
  const count = createCallerLimit(limit);
  return createMiddleware(async (c, next) => {
    count(callerOf(c));
    await next();
  });
}

/**
 * A limit in memory for the network of a caller, and ten times as much for the subscriber who may have many of them.
 * @returns a function that throws Refusal 429 once the caller is over it
 */
export function createCallerLimit(limit: Limit): (caller: Pick<Caller, 'network' | 'wider'>) => void {
  const count = createMemoryLimit(limit);
  const countWider = createMemoryLimit({ ...limit, limit: limit.limit * networksOfSubscriber });
  return ({ network, wider }) => {
    if (wider) refuseOver(countWider(wider));
    refuseOver(count(network));
  };
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

/**
 * A limit that is counted in the memory of this process alone, for what is requested so often that counting it in the
 * database would cost more than answering. RATE_LIMIT_SCALE multiplies it.
 */
function createMemoryLimit({ limit, windowSeconds }: Limit): (subject: string) => LimitResult {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: 20_000 });
  return (subject) => {
    const now = performance.now();
    const last = windows.get(subject);
    const window = last && last.endsAt > now ? last : { count: 0, endsAt: now + windowSeconds * 1_000 };
    window.count += 1;
    windows.set(subject, window);
    const isAllowed = window.count <= Math.ceil(limit * readEnv().RATE_LIMIT_SCALE);
    return { isAllowed, retryAfter: isAllowed ? 0 : Math.ceil((window.endsAt - now) / 1_000) };
  };
}
