import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link, a header or a cookie. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, which is useless to anyone who reads the table. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
