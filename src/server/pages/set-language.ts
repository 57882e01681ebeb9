import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { languageCookie } from '#core/text/language.server.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { languageCookieOptions } from '#features/site/language-cookie-options.ts';
import { findLanguage } from '#locales/languages.ts';

/**
 * The language picker without script: it stores the choice and redirects to the page in that language.
 * `to` is a path on this site; anything else leads to the home page.
 */
export function setLanguage() {
  const app = new Hono();
  app.get('/set-language/:code', async (c, next) => {
    const language = findLanguage(c.req.param('code'));
    if (!language) return next();
    const { pathname, search } = ownAddress(c.req.query('to') ?? '/');
    const { rest } = languageOfPath(pathname);
    setCookie(c, languageCookie, language.code, languageCookieOptions());
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    // The address of the data of a home page, `/hi.data`, has no path after its language.
    return c.redirect(inLanguage(rest.startsWith('/') ? rest : '/', language.code) + search, 303);
  });
  return app;
}

/** The path and query of an address of this site; repeated slashes would name another site. */
function ownAddress(to: string): { pathname: string; search: string } {
  const base = 'http://here.invalid';
  const home = { pathname: '/', search: '' };
  if (!to.startsWith('/') || !URL.canParse(to, base)) return home;
  const url = new URL(to, base);
  return url.origin === base && !url.pathname.includes('//') ? url : home;
}
