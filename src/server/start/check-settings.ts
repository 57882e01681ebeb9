import { type Env, isPublicSite } from '#core/env.ts';
import { StartError } from '#core/errors.ts';
import { isOwnHost } from '#core/http/networks.ts';
import { logger } from '#core/logger.server.ts';
import { readDkim } from '#core/mail/dkim.server.ts';

/**
 * Warns, in one line each, of settings that are unwise on a public site.
 * @throws StartError for settings that must not be public
 */
export function checkSettings(env: Env): void {
  const isPublic = isPublicSite(env);
  if (env.DEV_PAGES && (isPublic || env.TRUSTED_PROXIES)) {
    throw new StartError(
      'DEV_PAGES shows the codes of all clients, so HOST and PUBLIC_URL must name this machine and TRUSTED_PROXIES must be empty',
    );
  }
  if (isPublic) refuseUnsafe(env);
  if (env.DEV_PAGES) logger.warn('/dev/… shows all mailed codes and links to browsers on this machine');
  if (!env.SMTP_URL) {
    const message = 'SMTP_URL is missing: no mail is sent, and mails are printed here with their codes';
    if (isPublic) logger.warn(message);
    else logger.info(message);
  }
  if (env.SMTP_URL) checkSignature(env);
  if (isPublic && env.SEED === 'demo') {
    logger.warn('SEED is demo: an empty database gets the demo site, whose office has no real address');
  }
  if (isPublic && isOwnHost(env.HOST) && !env.TRUSTED_PROXIES) {
    logger.warn('TRUSTED_PROXIES is missing: behind a proxy on this machine, all visitors count as one');
  }
  if (env.DATABASE_URL && !isPrivate(new URL(env.DATABASE_URL))) {
    logger.warn('DATABASE_URL names no sslmode: passwords and data may cross the network unencrypted');
  }
}

/** @throws StartError when mails cannot be signed as the settings say */
function checkSignature(env: Env): void {
  const dkim = readDkim(env);
  if (!isPublicSite(env)) return;
  if (!dkim) {
    logger.warn(
      'DKIM_DOMAIN is missing: mails are not signed, and mails about changes offer no one click that ends them',
    );
    return;
  }
  const sender = /@([^@>]+)>?$/.exec(env.MAIL_FROM ?? '')?.[1] ?? new URL(env.PUBLIC_URL).hostname;
  if (!`.${sender}`.toLowerCase().endsWith(`.${dkim.domainName.toLowerCase()}`)) {
    logger.warn('DKIM_DOMAIN is not the domain of MAIL_FROM: receivers may take mails for forged');
  }
}

function refuseUnsafe({ PUBLIC_URL, DESK_URL, HOST, APP_SECRET, APP_SECRET_BEFORE }: Env): void {
  if (PUBLIC_URL.startsWith('http:')) {
    throw new StartError(
      `${PUBLIC_URL} on ${HOST} is a public address without https: set PUBLIC_URL to the https address of the proxy in front, or leave out HOST and PUBLIC_URL to serve this machine alone`,
    );
  }
  if (DESK_URL.startsWith('http:')) throw new StartError(`${DESK_URL} is no https address: set DESK_URL to one`);
  // What was signed with the former secret is still accepted.
  for (const [name, secret] of Object.entries({ APP_SECRET, APP_SECRET_BEFORE })) {
    if (secret && isGuessable(secret)) {
      throw new StartError(`${name} can be guessed: set what \`openssl rand -hex 32\` prints, or leave it out`);
    }
  }
}

/** A random secret of 32 hexadecimal digits has fewer than 8 different ones less than once in 20 million. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 8 || /^(.+)\1+$/.test(secret);
}

/** Whether nobody can listen between this process and its database. */
function isPrivate({ hostname, searchParams }: URL): boolean {
  return !hostname || isOwnHost(hostname) || searchParams.has('host') || searchParams.has('sslmode');
}
