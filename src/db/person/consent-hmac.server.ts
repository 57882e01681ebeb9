import { createHmac } from 'node:crypto';
import { keyFor, keysFor } from '#core/secrets/secret.server.ts';

/** By what the record of consent knows an address, which it does not contain. */
export function consentHmac(email: string): string {
  return hmacOf(email, keyFor(use));
}

/** The same by the present secret and by the one before it. */
export function consentHmacs(email: string): string[] {
  return keysFor(use).map((key) => hmacOf(email, key));
}

const use = 'consents';

function hmacOf(email: string, key: Buffer): string {
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
}
