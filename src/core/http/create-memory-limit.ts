import { LRUCache } from 'lru-cache';
import { readEnv } from '#core/env.ts';
import type { Limit, LimitResult } from './rate-limit.server.ts';

/**
 * A limit that is counted in the memory of this process alone, for what is requested so often that counting it in the
 * database would cost more than answering. RATE_LIMIT_SCALE multiplies it.
 */
export function createMemoryLimit({ limit, windowSeconds }: Limit): (subject: string) => LimitResult {
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
