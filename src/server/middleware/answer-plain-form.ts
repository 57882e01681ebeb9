import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { CallEnv, FaultPage } from '#core/http/call.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import { smallPage } from '#server/fault-pages.ts';

/** The texts of the page that answers a form sent without script. */
const plainFormTexts = {
  refused: /*i18n*/ 'There is a problem',
  goBack: /*i18n*/ 'Go back in your browser: what you typed is still in the form.',
  leadOn: /*i18n*/ 'Back to the page you came from',
} as const;

/** A call whose answer has a page of its own names its path in `url`. */
type Answer = { message: string; errors?: Record<string, string[]>; url?: string };

/**
 * A browser that posts a form by itself, because script is off or has not loaded yet, asks for `text/html`. It gets
 * the call's answer as a small page in the language of the page with the form, with a link back to it; or is led to the
 * page that the answer names.
 * @param faultPage leads to the page that shows faults at their fields, if there is one
 */
export function answerPlainForm(faultPage?: FaultPage) {
  return createMiddleware<CallEnv>(async (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return next();
    const from = pathOf(c.req.header('referer'));
    if (from) c.set('language', languageOfPath(from).language);
    const language = c.get('language');
    await next();

    const { message, errors = {}, url }: Answer = await c.res.json();
    const { status } = c.res;
    const wrong = Object.values(errors).flat();
    const location =
      wrong.length > 0 ? await faultPage?.(await c.req.parseBody({ all: true }), language) : status < 400 && url;
    if (location) {
      c.res = undefined;
      c.res = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
      return;
    }
    const inWords = (text: string) => translate(text, language);
    const refusal = html`<ul>${(wrong.length > 0 ? wrong : [message]).map((text) => html`<li>${text}</li>`)}</ul>
<p>${inWords(plainFormTexts.goBack)}</p>`;
    const retryAfter = c.res.headers.get('retry-after');
    c.res = undefined;
    c.res = smallPage({
      status,
      language,
      title: status < 400 ? message : inWords(plainFormTexts.refused),
      body: html`${status < 400 ? '' : refusal}<p><a href="${from ?? inLanguage('/', language)}">${inWords(plainFormTexts.leadOn)}</a></p>`,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    });
  });
}

/** The path of one of our pages, whatever the host, so that the link never leaves the site. */
function pathOf(referer: string | undefined): string | undefined {
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
  // The path of another scheme than http may be an address of its own, such as `javascript:…` or `/\elsewhere.example`.
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}
