import type { Env } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { isOwnHost } from '#core/http/networks.ts';
import { logger } from '#core/logger.server.ts';

/**
 * Warns, in one line each, of settings that are unwise on a public site.
 * @throws StartError when /dev/… could be opened from outside: a proxy may not be recognisable as one
 */
export function checkSettings(env: Env): void {
  const isPublic = !isOwnHost(new URL(env.PUBLIC_URL).hostname);
  if (env.DEV_PAGES && (isPublic || env.TRUSTED_PROXIES || !isOwnHost(env.HOST))) {
    throw new StartError(
      'DEV_PAGES shows the codes of all clients, so HOST and PUBLIC_URL must name this machine and TRUSTED_PROXIES must be empty',
    );
  }
  if (env.DEV_PAGES) logger.warn('/dev/… shows all mailed codes and links to browsers on this machine');
  if (!env.SMTP_URL) {
    const message = 'SMTP_URL is missing: no mail is sent, and mails are printed here with their codes';
    if (isPublic) logger.warn(message);
    else logger.info(message);
  }
  if (env.PUBLIC_URL.startsWith('http:') && (isPublic || !isOwnHost(env.HOST))) {
    logger.warn(
      'PUBLIC_URL is not https: passwords and codes cross the network unencrypted, and sessions are not tied to their browser',
    );
  }
  if (isPublic && env.SEED === 'demo') {
    logger.warn(
      'SEED is demo: an empty database gets the demo site, whose office has no real address and whose KYC passwords are public',
    );
  }
  if (isPublic && isOwnHost(env.HOST) && !env.TRUSTED_PROXIES) {
    logger.warn('TRUSTED_PROXIES is missing: behind a proxy on this machine, all visitors count as one');
  }
  if (env.DATABASE_URL && !isPrivate(new URL(env.DATABASE_URL))) {
    logger.warn('DATABASE_URL names no sslmode: passwords and data may cross the network unencrypted');
  }
}

/** Whether nobody can listen between this process and its database. */
function isPrivate({ hostname, searchParams }: URL): boolean {
  return !hostname || isOwnHost(hostname) || searchParams.has('host') || searchParams.has('sslmode');
}
