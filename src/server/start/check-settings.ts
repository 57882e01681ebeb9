import type { Env } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { isLoopback } from '#core/http/networks.ts';
import { logger } from '#core/logger.server.ts';

/**
 * Warns of settings that do not go together on a public site, one line each.
 * @throws StartError when /dev/… could be opened from outside: a proxy may hide that it is one
 */
export function checkSettings(env: Env): void {
  const isPublic = !isOwnName(new URL(env.PUBLIC_URL).hostname);
  if (env.DEV_PAGES && (isPublic || env.TRUSTED_PROXIES || !isOwnName(env.HOST))) {
    throw new StartError(
      'DEV_PAGES shows the codes of everybody: it needs HOST and PUBLIC_URL of this machine and no TRUSTED_PROXIES',
    );
  }
  if (env.DEV_PAGES)
    logger.warn('/dev/… is open to browsers on this machine, with all codes and links that are mailed');
  if (!env.SMTP_URL) {
    const said = 'SMTP_URL is missing: no mail leaves, and mails are printed here with their codes';
    if (isPublic) logger.warn(said);
    else logger.info(said);
  }
  if (env.PUBLIC_URL.startsWith('http:') && (isPublic || !isOwnName(env.HOST))) {
    logger.warn(
      'PUBLIC_URL is not https: passwords and codes cross the network readably, and sessions are not bound to their browser',
    );
  }
  if (isPublic && isOwnName(env.HOST) && !env.TRUSTED_PROXIES) {
    logger.warn('TRUSTED_PROXIES is missing: behind a proxy on this machine all visitors count as one');
  }
}

function isOwnName(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
}
