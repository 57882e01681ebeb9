import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { keyFor } from './secret.server.ts';

/**
 * What an address or a form may carry and only this site can have written.
 * @param use what it is for (`'call'`): signed for one use, it is worth nothing in another
 * @param value readable by everyone: nothing secret
 */
export function sign(use: string, value: unknown, lifetimeSeconds: number): string {
  const until = Math.floor(Date.now() / 1_000) + lifetimeSeconds;
  const text = Buffer.from(JSON.stringify({ until, value })).toString('base64url');
  return `${text}.${macOf(use, text).toString('base64url')}`;
}

/** The value of a signed text, or null when it is forged, over, or of another use or shape. */
export function readSigned<Schema extends z.ZodType>(
  use: string,
  signed: string,
  schema: Schema,
): z.output<Schema> | null {
  const [text = '', mac = '', ...rest] = signed.split('.');
  const given = Buffer.from(mac, 'base64url');
  const made = macOf(use, text);
  // Compared as text too: base64url reads the same bytes from several texts.
  if (rest.length > 0 || mac !== given.toString('base64url')) return null;
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null;
  const { until, value } = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (until * 1_000 < Date.now()) return null;
  return schema.safeParse(value).data ?? null;
}

function macOf(use: string, text: string): Buffer {
  return createHmac('sha256', keyFor(`signed:${use}`))
    .update(text)
    .digest();
}
