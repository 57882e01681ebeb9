import { createRoute, z } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { languageCookie } from '#core/text/language.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import { getFooter, getTopBar } from './frame.server.ts';
import { keptChoice } from './language-choice.ts';
import { siteTexts } from './site.messages.ts';
import { footerAnswer, topBarAnswer } from './site.schema.ts';

const topBar = createRoute({
  method: 'get',
  path: '/top-bar',
  summary: 'Social links and top menu of the top bar',
  tags: ['Site'],
  responses: { 200: json(topBarAnswer, 'In the language of the caller') },
});

const footer = createRoute({
  method: 'get',
  path: '/footer',
  summary: 'Everything that the footer shows',
  tags: ['Site'],
  responses: { 200: json(footerAnswer, 'In the language of the caller') },
});

const setLocale = createRoute({
  method: 'get',
  path: '/set-locale/{locale}',
  summary: 'Keep the language choice in the cookie `locale`',
  description: 'Sets a preference and nothing else; an unknown or unready language changes nothing.',
  tags: ['Site'],
  request: {
    params: z.object({
      locale: z
        .string()
        .refine((code) => findLanguage(code) !== undefined, siteTexts.languageNotOffered)
        .openapi({ example: 'hi' }),
    }),
  },
  responses: {
    200: json(z.object({ locale: z.string() }), 'The language that is kept now'),
    422: json(
      z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) }),
      'The language is not offered',
    ),
  },
});

export const siteApi = createApi()
  .openapi(topBar, async (c) => c.json(await getTopBar(c.get('language')), 200))
  .openapi(footer, async (c) => c.json(await getFooter(c.get('language')), 200))
  .openapi(setLocale, (c) => {
    const { locale } = c.req.valid('param');
    c.header('Cache-Control', 'no-store');
    // Each page calls this on load: who reads the default language gets no cookie for it.
    const now = getCookie(c, languageCookie) ?? defaultLanguage;
    if (now !== locale) setCookie(c, languageCookie, locale, keptChoice);
    return c.json({ locale }, 200);
  });
