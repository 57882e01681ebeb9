import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { decrypt, encrypt } from './encrypt.server.ts';
import { keysFor } from './secret.server.ts';

/**
 * Signs a value that a link or a form carries, so that only this site can have written it. It is encrypted as well: a
 * number in it would say how many of these there are.
 * @param use its purpose; a value signed for one purpose is invalid for any other
 */
export function sign(use: string, value: unknown, lifetimeSeconds: number): string {
  const until = Math.floor(Date.now() / 1_000) + lifetimeSeconds;
  return encrypt(keyName(use), JSON.stringify({ until, value }));
}

/** The value of a signed text, or null when it is forged, has expired, or has another purpose or shape. */
export function readSigned<Schema extends z.ZodType>(
  use: string,
  signed: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = decrypt(keyName(use), signed) ?? readPlain(use, signed);
  if (text === null) return null;
  const { until, value } = JSON.parse(text);
  if (until * 1_000 < Date.now()) return null;
  return schema.safeParse(value).data ?? null;
}

/** What links said that were mailed before signed values were encrypted; the last of them ends in January 2028. */
function readPlain(use: string, signed: string): string | null {
  const [text = '', mac = '', ...rest] = signed.split('.');
  const given = Buffer.from(mac, 'base64url');
  // Compared as text too, because several base64url texts decode to the same bytes.
  if (rest.length > 0 || mac !== given.toString('base64url')) return null;
  if (!keysFor(keyName(use)).some((key) => isSame(given, macOf(key, text)))) return null;
  return Buffer.from(text, 'base64url').toString();
}

const keyName = (use: string) => `signed:${use}`;

function isSame(given: Buffer, made: Buffer): boolean {
  return given.length === made.length && timingSafeEqual(given, made);
}

function macOf(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
