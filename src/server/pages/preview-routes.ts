import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '#core/env.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { createCallerLimit } from '#core/http/limit-caller.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { hashOf } from '#core/http/security-headers.ts';
import { gold, ink, paper } from '#core/palette.ts';
import { inLanguage } from '#core/text/language.ts';
import { translate } from '#core/text/messages.server.ts';
import { formatMoment } from '#core/time/format-moment.ts';
import { findPreview, previewPages, showDraft } from '#features/records/desk/preview-draft.server.ts';
import { findLanguage, type LanguageCode, languages } from '#locales/languages.ts';
import { smallPage } from '#server/fault-pages.ts';
import type { Pages } from './create-pages.ts';

const texts = {
  label: /*i18n*/ 'Preview',
  note: /*i18n*/ 'This is how the page would look. It is not public, and its forms do not work. The link ends on {end}.',
  ended: /*i18n*/ 'This preview has ended',
  askAgain:
    /*i18n*/ 'Its time is over, or the draft was published or given up. Whoever sent you the link can make a new one.',
  notShown: /*i18n*/ 'This draft cannot be shown now',
  mend: /*i18n*/ 'One of its fields is unfinished, or another page has its address. Whoever writes it can see what it needs.',
} as const;

/** Nobody keeps it, nobody lists it, and no page learns its address. */
const headers = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const style = `#preview{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:.75rem 1rem;background:${paper};color:${ink};border-block-end:4px solid ${gold};font:1rem/1.5 system-ui,sans-serif}#preview p{margin:0;flex:1 1 20rem}#preview a{display:inline-block;min-block-size:1.5rem;color:inherit;margin-inline-end:1rem}#preview a[aria-current]{font-weight:700;text-decoration:none}`;
const policy: Record<string, string> = { 'script-src': "'none'", 'form-action': "'none'", 'connect-src': "'none'" };

type Parts = { env: Pick<Env, 'PUBLIC_URL'>; pages: Pages };

/**
 * Pages as they would be with a draft, for whoever has the link that the desk has signed. They are rendered from a write
 * that is rolled back, never come from the cache nor get into it, and run no script: it would load what is public.
 */
export function previewRoutes({ env, pages }: Parts) {
  const app = new Hono();
  const count = createCallerLimit({ limit: 30, windowSeconds: 60 });

  app.get('/:token/:language?', async (c) => {
    const { token, language: code = 'en' } = c.req.param();
    const language = findLanguage(code)?.code;
    const preview = language && (await findPreview(token));
    if (!language || !preview) return fault(404, language ?? 'en', texts.ended, texts.askAgain);
    count(callerOf(c));
    try {
      return await showDraft(preview, async (address) => {
        const url = new URL(inLanguage(address, language), env.PUBLIC_URL);
        return present(await pages.render(new Request(url)), { token, language, until: preview.until });
      });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return fault(404, language, texts.ended, texts.askAgain);
      if (error instanceof Refusal && error.status === 409) return fault(409, language, texts.notShown, texts.mend);
      throw error;
    }
  });
  app.get('*', () => fault(404, 'en', texts.ended, texts.askAgain));
  return app;
}

type Shown = { token: string; language: LanguageCode; until: Date };

async function present(rendered: Response, shown: Shown): Promise<Response> {
  const page = (await rendered.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    // Below the link that skips to the content, which comes first. A function, because a text of the banner may have
    // signs that mean something in a replacement.
    .replace(/<body\b[^>]*>(?:<a href="#main"[^>]*>[^<]*<\/a>)?/i, (start) => start + banner(shown));
  const own = (rendered.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
    const [name = ''] = directive.split(' ');
    if (policy[name]) return `${name} ${policy[name]}`;
    return name === 'style-src' ? `${directive} ${hashOf(style)}` : directive;
  });
  return new Response(page, {
    status: rendered.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': own.join('; '),
    },
  });
}

function banner({ token, language, until }: Shown): string {
  const end = formatMoment(until.toISOString(), language);
  const note = translate({ text: texts.note, values: { end } }, language);
  const links = previewPages(token).map(({ language: code, url }) => {
    const name = languages.find((known) => known.code === code)?.name;
    const current = code === language ? html` aria-current="page"` : '';
    return html`<a href="${new URL(url).pathname}" lang="${code}" hreflang="${code}"${current}>${name}</a>`;
  });
  const label = translate(texts.label, language);
  return `<style>${style}</style>${html`<aside id="preview" aria-label="${label}"><p><strong>${label}.</strong> ${note}</p><div>${links}</div></aside>`}`;
}

function fault(status: 404 | 409, language: LanguageCode, title: string, text: string): Response {
  const body = html`<p>${translate(text, language)}</p>`;
  return smallPage({ status, language, title: translate(title, language), body, headers });
}
