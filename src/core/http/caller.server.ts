import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { logger } from '#core/logger.server.ts';
import { readEnv } from '../env.ts';
import { addressIn, isIn, readNetworks } from './networks.ts';

/** Who makes a call, as far as the connection can tell. */
export type Caller = {
  address: string;
  /** The key that limits count by. */
  network: string;
  /** The /48 around an IPv6 network, of which one subscriber may have all 65,536; undefined for IPv4. */
  wider: string | undefined;
  userAgent: string;
  isBrowser: boolean;
};

/** The caller who sent this request. */
export function callerOf(c: Context): Caller {
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
  const address = addressOf(c);
  return {
    address,
    network: networkOf(address),
    wider: widerOf(address),
    userAgent,
    isBrowser: c.req.header('sec-fetch-site') !== undefined,
  };
}

/** The address at the other end of the connection; undefined without a network connection, as in tests. */
export function peerOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}

/**
 * Lets the connection wait so long for this answer, in milliseconds; the next request on it has the usual patience.
 * Without a network connection, as in tests, there is nothing to wait.
 */
export function letWait(c: Context, milliseconds: number): void {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  incoming?.socket?.setTimeout?.(milliseconds);
}

let hasWarned = false;

/**
 * Each proxy adds the address that it was called from, so the header is read from its end for as long as the address
 * is one of our proxies; anything before that may be forged.
 */
function addressOf(c: Context): string {
  let address = peerOf(c) ?? 'unknown';
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const proxies = readNetworks(readEnv().TRUSTED_PROXIES);
  if (forwarded.length > 0 && !isIn(proxies, address) && !hasWarned) {
    hasWarned = true;
    logger.warn(
      'X-Forwarded-For is ignored: its sender is not in TRUSTED_PROXIES, so all visitors of a proxy count as one',
    );
  }
  while (isIn(proxies, address)) {
    const before = addressIn(forwarded.pop() ?? '');
    if (!before) break;
    address = before;
  }
  return address;
}

/** An IPv6 subscriber has 2^64 addresses, so the whole /64 network counts as one. */
export function networkOf(address: string): string {
  return prefixOf(address, 4);
}

/** The /48 network of an IPv6 address. */
export function widerOf(address: string): string | undefined {
  const network = prefixOf(address, 3);
  return network.endsWith('/48') ? network : undefined;
}

/** @param length how many groups of 16 bits the network has; an IPv4 address is one of its own */
function prefixOf(address: string, length: number): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  const [left = '', right = ''] = plain.split('::');
  const parts = left.split(':').filter(Boolean);
  const ends = right.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - parts.length - ends.length)).fill('0') : [];
  const groups = [...parts, ...zeros, ...ends].slice(0, length);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${16 * length}`;
}
