import type { Context } from 'hono';
import { peerOf } from '#core/http/caller.server.ts';
import { isLoopback } from '#core/http/networks.ts';

const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const ofProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether a request comes from a browser on this machine, under the machine's own name and through no proxy. Codes and
 * links that log people in are on the pages under /dev, so a name that leads here from outside must not open them.
 */
export function isDevVisit(c: Context): boolean {
  return (
    isLoopback(peerOf(c) ?? '') &&
    ownHost.test(c.req.header('host') ?? '') &&
    ofProxies.every((name) => c.req.header(name) === undefined)
  );
}
