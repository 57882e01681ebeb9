import { createHmac } from 'node:crypto';
import { keyFor } from '#core/secrets/secret.server.ts';
import type { RequestedFollow } from '../alerts.schema.ts';

/** What the form of a request sends of the lines that its page shows, so that nobody confirms what they have not seen. */
export function shownLines(follows: readonly RequestedFollow[]): string {
  return follows.map(digestOf).join(' ');
}

/** Those of the lines that were shown. */
export function pickShown(follows: readonly RequestedFollow[], shown: string): RequestedFollow[] {
  const digests = new Set(shown.split(' '));
  return follows.filter((follow) => digests.has(digestOf(follow)));
}

/** Keyed, because numbers of rows are nobody's business. */
function digestOf({ kind, subjectId, frequency }: RequestedFollow): string {
  const line = `${kind} ${subjectId} ${frequency}`;
  return createHmac('sha256', keyFor('alerts-shown')).update(line).digest('base64url').slice(0, 22);
}
