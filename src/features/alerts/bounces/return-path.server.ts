import { createHmac, timingSafeEqual } from 'node:crypto';
import { readEnv } from '#core/env.ts';
import { keyFor, keysFor } from '#core/secrets/secret.server.ts';

const use = 'alerts-return-path';
/** A UUID without its hyphens, and a signature of 64 bits; both in hexadecimal digits, as programs change capitals. */
const signed = /\+([\da-f]{32})\.([\da-f]{16})@/gi;

/**
 * The address to which a mail comes back: it names the mail and is signed, so that nobody else can claim that it came
 * back. Undefined if no mailbox collects these mails.
 */
export function returnPathOf(messageId: string): string | undefined {
  const [local, domain] = readEnv().BOUNCE_ADDRESS?.split('@') ?? [];
  if (!local) return undefined;
  const id = messageId.replaceAll('-', '');
  return `${local}+${id}.${signatureOf(id, keyFor(use))}@${domain}`;
}

/** The mail that the first genuine return path in a text names. */
export function findReturnPath(text: string): string | null {
  for (const [, id = '', signature = ''] of text.matchAll(signed)) {
    const lower = id.toLowerCase();
    const isOurs = keysFor(use).some((key) =>
      timingSafeEqual(Buffer.from(signatureOf(lower, key)), Buffer.from(signature.toLowerCase())),
    );
    if (isOurs) return lower.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  return null;
}

function signatureOf(id: string, key: Buffer): string {
  return createHmac('sha256', key).update(id).digest('hex').slice(0, 16);
}
