import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { readEnv } from '../env.ts';

/** Who makes a call, as far as the connection can tell. */
export type Caller = {
  address: string;
  /** The key that limits count by. */
  network: string;
  userAgent: string;
  isBrowser: boolean;
};

/** Forwarded headers are read only behind TRUST_PROXY, and of them the last entry: our own proxy wrote that one. */
export function callerOf(c: Context): Caller {
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
  const address = addressOf(c);
  return { address, network: networkOf(address), userAgent, isBrowser: c.req.header('sec-fetch-site') !== undefined };
}

function addressOf(c: Context): string {
  const forwarded = readEnv().TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Called without a network connection, as tests do.
    return 'unknown';
  }
}

/** An IPv6 subscriber has 2^64 addresses, so the whole /64 network counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  const [left = '', right = ''] = plain.split('::');
  const parts = left.split(':').filter(Boolean);
  const ends = right.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - parts.length - ends.length)).fill('0') : [];
  const groups = [...parts, ...zeros, ...ends].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
