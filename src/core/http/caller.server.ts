import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { readEnv } from '../env.ts';

/** Who makes a call, as far as the connection tells. */
export type Caller = { address: string; userAgent: string; isBrowser: boolean };

/** Forwarded headers are read only behind TRUST_PROXY, and of them the last entry: our own proxy wrote that one. */
export function callerOf(c: Context): Caller {
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
  return { address: addressOf(c), userAgent, isBrowser: c.req.header('sec-fetch-site') !== undefined };
}

function addressOf(c: Context): string {
  const forwarded = readEnv().TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Asked without a network, as tests do.
    return 'unknown';
  }
}
