import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';

let secret: string | undefined;

/**
 * A key of 32 bytes for one purpose (`'one-time-password'`), derived from APP_SECRET; what is signed for one purpose
 * is invalid for any other.
 */
export function keyFor(use: string): Buffer {
  return derive(prepareSecret(), use);
}

/** The keys with which something may have been signed that is still valid: after a rotation, also the one before. */
export function keysFor(use: string): Buffer[] {
  const { APP_SECRET_BEFORE } = readEnv();
  return APP_SECRET_BEFORE ? [keyFor(use), derive(APP_SECRET_BEFORE, use)] : [keyFor(use)];
}

function derive(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'kasauti', use, 32));
}

/** Reads the secret at start-up, so that a missing one stops the start. */
export function prepareSecret(): string {
  secret ??= readSecret();
  return secret;
}

/**
 * APP_SECRET, or the secret that was generated and stored in the data folder.
 * @throws StartError in production with DATABASE_URL: several processes must share one secret
 */
function readSecret(): string {
  const env = readEnv();
  if (env.APP_SECRET) return env.APP_SECRET;
  if (env.DATABASE_URL && process.env.NODE_ENV === 'production') {
    throw new StartError('APP_SECRET is missing: with DATABASE_URL in production it must be set');
  }
  const file = join(env.DATA_DIR, 'app-secret');
  return readStoredSecret(file) ?? make(file);
}

function readStoredSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Two processes may start at once: the first to link the file wins, and nobody reads half a secret. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
