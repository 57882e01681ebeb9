import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, keysFor } from './secret.server.ts';

const algorithm = 'aes-256-gcm';
const keyName = (use: string) => `encrypted:${use}`;

/** Encrypts a text that the site itself has to read again, with a key of APP_SECRET for this use alone. */
export function encrypt(use: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyFor(keyName(use)), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return joined([nonce, sealed, cipher.getAuthTag()]);
}

const joined = (parts: readonly Buffer[]) => parts.map((part) => part.toString('base64url')).join('.');

/** The text, or null if neither the present secret nor the one before it has encrypted it for this use. */
export function decrypt(use: string, encrypted: string): string | null {
  const parts = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'));
  const [nonce, sealed, tag, ...rest] = parts;
  if (!nonce || !sealed || tag?.length !== 16) return null;
  // Several texts decode to the same bytes, and only the one that was made is ours.
  if (rest.length > 0 || joined(parts) !== encrypted) return null;
  for (const key of keysFor(keyName(use))) {
    try {
      const decipher = createDecipheriv(algorithm, key, nonce).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    } catch {
      // Another key.
    }
  }
  return null;
}
