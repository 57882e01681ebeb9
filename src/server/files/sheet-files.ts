import { type Context, Hono } from 'hono';
import { createGate, createGates } from '#core/gate.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { createCallerLimit } from '#core/http/limit-caller.server.ts';
import { drawKeptPdf } from '#features/finder/kept/draw-kept-pdf.server.ts';
import { findKeptSheet } from '#features/finder/kept/find-kept-sheet.server.ts';
import { wireKeptSheet } from '#features/finder/kept/wire-kept-sheet.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { limitOpenAnswers } from './limit-open-answers.ts';

/** How often one network may have a sheet drawn up for a file. */
const fileLimit = { limit: 30, windowSeconds: 60 };

/**
 * A kept sheet as a file: `/sheets/{key}.pdf` for paper, `/sheets/{key}.json` for machines, both in English. Like its
 * page they are for whoever has the address, so no cache, log or search engine has them. What nobody was given is
 * answered by the page of such an address, which nobody has either.
 */
export function sheetFiles({ publicUrl }: { publicUrl: string }) {
  const app = new Hono();
  const count = createCallerLimit(fileLimit);
  // Drawing occupies the only thread, so there is one file at a time, and nobody waits for a network that asks for many.
  const inTurn = createGates({ atOnce: 1, waiting: 10 });
  const gate = createGate({ atOnce: 1, waiting: 30 });

  app.get('/:file{[0-9a-z]{12}\\.(?:pdf|json)}', limitOpenAnswers(), async (c, next) => {
    const [key = '', kind = ''] = c.req.param('file').split('.');
    const caller = callerOf(c);
    count(caller);
    const file = await inTurn(caller.network)(() => gate(() => draw(key, kind)));
    return file ? answer(c, file) : next();
  });
  return app;

  async function draw(key: string, kind: string) {
    const sheet = await findKeptSheet(key, defaultLanguage);
    if (!sheet) return null;
    const name = `${sheet.slug}.${kind}`;
    if (kind === 'json') return { name, type: 'application/json', body: JSON.stringify(wireKeptSheet(sheet)) };
    return { name, type: 'application/pdf', body: await drawKeptPdf(sheet, `${publicUrl}/sheets/${key}`) };
  }
}

type SheetFile = { name: string; type: string; body: string | Uint8Array<ArrayBuffer> };

function answer(c: Context, { name, type, body }: SheetFile): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
}
