import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { CallEnv } from '#core/http/call-env.ts';
import { languageOfPath } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import { smallPage } from '#server/faults/small-page.ts';
import { plainFormTexts as texts } from './plain-form.messages.ts';

type Answer = { message: string; errors?: Record<string, string[]> };

/**
 * A browser that posts a form by itself, because script is off or has not loaded yet, asks for `text/html`. It gets
 * the call's answer as a small page in the language of the page with the form, with a link back to it.
 */
export function answerPlainForm() {
  return createMiddleware<CallEnv>(async (c, next) => {
    if (!c.req.header('accept')?.includes('text/html')) return next();
    const from = pathOf(c.req.header('referer'));
    if (from) c.set('language', languageOfPath(from).language);
    const language = c.get('language');
    await next();

    const { message, errors = {} }: Answer = await c.res.json();
    const { status } = c.res;
    const wrong = Object.values(errors).flat();
    const inWords = (text: string) => translate(text, language);
    const refusal = html`<ul>${(wrong.length > 0 ? wrong : [message]).map((text) => html`<li>${text}</li>`)}</ul>
<p>${inWords(texts.goBack)}</p>`;
    const retryAfter = c.res.headers.get('retry-after');
    c.res = undefined;
    c.res = smallPage({
      status,
      language,
      title: status < 400 ? message : inWords(texts.refused),
      body: html`${status < 400 ? '' : refusal}<p><a href="${from ?? '/'}">${inWords(texts.leadOn)}</a></p>`,
      headers: retryAfter ? { 'retry-after': retryAfter } : {},
    });
  });
}

/** The path of one of our pages, whatever the host, so that the link never leaves the site. */
function pathOf(referer: string | undefined): string | undefined {
  const path = referer && URL.canParse(referer) ? new URL(referer).pathname : undefined;
  // The path of another scheme than http may be an address of its own, such as `javascript:…`.
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined;
}
