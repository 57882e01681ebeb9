import { type Context, Hono } from 'hono';
import { createGate, createGates } from '#core/gate.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { createCallerLimit } from '#core/http/limit-caller.server.ts';
import { closedPolicy } from '#core/http/security-headers.ts';
import type { PageCache } from '#core/page-cache/page-cache.server.ts';
import { bodyOf } from '#core/page-cache/page-entry.ts';
import { gold } from '#core/palette.ts';
import { inLanguage, languageOfPath } from '#core/text/language.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { Pages } from '#server/pages/create-pages.ts';
import { isPageAddress, startFolder } from '#server/pages/page-address.ts';
import { sendEntry } from '#server/pages/send-entry.ts';
import { spellPath } from '#server/pages/spell-path.ts';
import { sealSvg } from '#ui/drawings/guilloche.ts';
import { ribbonSvg } from '#ui/drawings/ribbon-svg.ts';
import { limitOpenAnswers } from './limit-open-answers.ts';
import { canDrawLetters, drawSocialPicture, pictureWordsOf } from './social-picture.ts';
import type { StaticFiles } from './static-files.ts';

type Parts = { publicUrl: string; cache: PageCache; pages: Pages; staticFiles: StaticFiles };

const forAYear = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';
/** How often one network may request drawings that are not in the cache. */
const drawingLimit = { limit: 60, windowSeconds: 10 };
const slug = '[a-z0-9][a-z0-9-]{0,119}';

/** Serves files: those of the build, seals, ribbons, and pictures for social sites. */
export function publicFiles({ publicUrl, cache, pages, staticFiles }: Parts) {
  const app = new Hono();
  const countDrawing = createCallerLimit(drawingLimit);
  // Sharing services wait for a picture, and one of them must not use up the places of the others.
  // They may wait at both gates, together for less than the 15 s after which a silent connection is closed.
  const gate = createGate({ atOnce: 1, waiting: 40, patience: 8_000 });
  const inTurn = createGates({ atOnce: 1, waiting: 10, patience: 5_000 });

  /** The drawing of that address from the cache; otherwise it is drawn when it is its turn. */
  async function answerDrawing(c: Context, draw: () => Promise<Response>): Promise<Response> {
    const fresh = cache.findFresh(c.req.path);
    if (fresh) return sendEntry(c, fresh);
    const caller = callerOf(c);
    countDrawing(caller);
    return sendEntry(c, await cache.get(c.req.path, () => inTurn(caller.network)(() => gate(draw))));
  }

  const countedEntry = limitOpenAnswers({ isOfBuild: true });
  app.get('*', async (c, next) => {
    const entry = staticFiles.get(c.req.path);
    if (entry) {
      await countedEntry(c, async () => {});
      return sendEntry(c, entry);
    }
    if (c.req.path.startsWith('/assets/')) return c.text('Not found.', 404);
    await next();
  });

  for (const [folder, draw] of [
    ['seals', sealSvg],
    ['ribbons', ribbonSvg],
  ] as const) {
    app.get(`/${folder}/:file{${slug}\\.svg}`, async (c) => {
      const seed = c.req.param('file').replace(/\.svg$/, '');
      const headers = {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': forAYear,
        'Content-Security-Policy': closedPolicy,
      };
      return answerDrawing(c, async () => new Response(draw(seed, { stroke: gold }), { headers }));
    });
  }

  app.get(`/og/:path{.{1,200}\\.png}`, async (c) => {
    const path = new URL(c.req.url).pathname.slice('/og'.length).replace(/\.png$/, '');
    // Start scripts and data lie in the cache under addresses of the same form, and are no documents.
    const isDocument = !path.startsWith(`${startFolder}/`) && !path.endsWith('.data');
    const isOwn = isDocument && isPageAddress(path, false) && spellPath(path) === path;
    const { language, rest } = languageOfPath(path);
    const pagePath = rest === '/home' ? '/' : rest;
    const { isSecret, pattern } = pages.rules.find(pagePath);
    if (!isOwn || isSecret || pattern === '/*') return c.text('Not found.', 404);
    const drawn = canDrawLetters(language) ? language : defaultLanguage;
    const page = inLanguage(pagePath, drawn);
    return answerDrawing(c, async () => {
      const entry = await cache.get(page, () => pages.render(new Request(new URL(page, publicUrl))));
      const document = entry.status === 200 ? (await bodyOf(entry, 'identity')).toString('utf8') : '';
      const words = pictureWordsOf(document, drawn);
      if (!words) return new Response('Not found.', { status: 404 });
      const headers = { 'Content-Type': 'image/png', 'Cache-Control': forADay };
      return new Response(new Uint8Array(await drawSocialPicture(words, rest)), { headers });
    });
  });
  return app;
}
