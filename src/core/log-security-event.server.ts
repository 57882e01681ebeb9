import { createHmac } from 'node:crypto';
import { logger } from './logger.server.ts';
import { keyFor } from './secrets/secret.server.ts';

/** Whom the log names in a line, by number: `{ clientId: 7 }`. */
export type Subject = Readonly<Record<string, number>>;

export type SecurityEvent = {
  /** What was tried: `log in`. */
  event: string;
  outcome: 'done' | 'refused';
  status: number;
  /** Why it was refused, where the answer does not say: `expired`. */
  reason?: string | undefined;
  subject?: Subject | undefined;
  /** The network of the caller; the log gets a pseudonym that is another one every day. */
  network: string;
  /** Of the request, as in the other lines about it. */
  id: string;
};

/** Lines of one kind about one caller in a minute; the next minute's first line counts those that were left out. */
const linesPerMinute = 20;
const remembered = 10_000;
const recent = new Map<string, { until: number; lines: number; leftOut: number }>();

/** Logs an event that matters to security as a line of its own kind, without personal data. */
export function logSecurityEvent({ network, subject, ...said }: SecurityEvent): void {
  const caller = pseudonymOf(network);
  const leftOut = countLine(`${caller} ${said.event} ${said.outcome}`);
  if (leftOut !== undefined)
    logger.info({ kind: 'security', ...said, ...subject, caller, ...(leftOut && { leftOut }) }, said.event);
}

function pseudonymOf(network: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHmac('sha256', keyFor('security log')).update(`${day} ${network}`).digest('base64url').slice(0, 12);
}

/** @returns how many lines of this kind were left out before this one; undefined when this one is left out, too */
function countLine(key: string): number | undefined {
  const now = performance.now();
  const known = recent.get(key);
  if (known && known.until > now) {
    known.lines += 1;
    if (known.lines <= linesPerMinute) return 0;
    known.leftOut += 1;
    return undefined;
  }
  if (recent.size >= remembered) recent.clear();
  recent.set(key, { until: now + 60_000, lines: 1, leftOut: 0 });
  return known?.leftOut ?? 0;
}
