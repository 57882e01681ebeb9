import { createMiddleware } from 'hono/factory';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site lets a visitor's browser send, whatever it is: a form without script needs nobody's
 * consent to be sent to us. Callers that are no browsers say nothing of where they come from, and are let through.
 * @throws Refusal 403
 */
export function refuseOtherSites(publicUrl: string) {
  const ownHost = new URL(publicUrl).host;
  return createMiddleware(async (c, next) => {
    const isOurs = reading.has(c.req.method) || comesFromUs((name) => c.req.header(name), ownHost);
    if (!isOurs) throw new Refusal(403, refusalTexts.otherSite, { reason: 'sent from another site' });
    await next();
  });
}

/**
 * Refuses everything but reading unless a browser says that a page of ours sends it. Callers that say nothing of where
 * they come from are refused, too, and whether there is a body makes no difference.
 * @throws Refusal 403
 */
export function requireOwnPages(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return createMiddleware(async (c, next) => {
    const isOurs = c.req.header('origin') === origin && c.req.header('sec-fetch-site') === 'same-origin';
    if (!isOurs && !reading.has(c.req.method)) {
      throw new Refusal(403, refusalTexts.otherSite, { reason: 'not sent from a page of the desk' });
    }
    await next();
  });
}

function comesFromUs(header: (name: string) => string | undefined, ownHost: string): boolean {
  const site = header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  // Of the browsers before 2023, which do not say it. Pages that send no referrer, such as ours of secret links, are `null`.
  const origin = header('origin');
  if (!origin || origin === 'null') return true;
  const host = URL.parse(origin)?.host;
  return host === ownHost || host === header('host');
}
