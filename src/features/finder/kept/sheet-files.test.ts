import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withSite } from '#tests/server.ts';
import { findFamily } from '../families/find-family.server.ts';
import type { KeptRow } from '../kept-sheets.schema.ts';
import { findKeptSheet } from './find-kept-sheet.server.ts';
import { keepSheet } from './keep-sheet.server.ts';

const site = withSite();

async function keep(family: string, answers: string): Promise<string> {
  const answer = await site.get('/api/finder/sheets', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ family, answers }).toString(),
  });
  const { key } = await answer.json();
  return key;
}

async function pdfOf(key: string) {
  const answer = await site.get(`/sheets/${key}.pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return { answer, ...(await readPdf(await answer.arrayBuffer())) };
}

test('the PDF of a kept sheet has what stands there today, the answers and the address, and nothing stores it', async () => {
  const key = await keep('led-bulb', 'audience=import&radio=bluetooth');
  const { answer, pages, text, title } = await pdfOf(key);
  expect(title).toContain('LED bulb');
  expect(text).toContain('Nothing has changed since.');
  expect(text).toContain('WPC ETA');
  expect(text).toContain('Radio: Bluetooth');
  expect(text).toContain(`https://kasauti.example/sheets/${key}`);
  // The sheet ends with its address, on one page; what stands behind its rows comes after it.
  const [sheet = '', ...behind] = pages;
  const annex = behind.join(' ');
  expect(sheet).toContain(`https://kasauti.example/sheets/${key}`);
  expect(annex).toMatch(/^\s*Why, and what it takes/);
  for (const words of ['Route: WPC Equipment', 'Documents: ', 'Steps: 1. ', 'by our own experience', 'Settled by: '])
    expect(annex).toContain(words);
  expect(behind.length).toBeLessThanOrEqual(2);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const outcome: KeptRow[] = [
    { key: 'wpc-eta', name: 'WPC ETA', status: 'may-apply', likelihood: 'likely', states: [] },
  ];
  await db().update(keptSheets).set({ outcome }).where(eq(keptSheets.key, key));
  const changed = (await pdfOf(key)).text;
  expect(changed).toContain('Changed since then');
  expect(changed).toContain('Was: Likely.');
  await db().update(keptSheets).set({ outcome: null }).where(eq(keptSheets.key, key));
  expect((await pdfOf(key)).text).toContain('drawn up anew');
});

test('the ten longest sheets stand on one page each, and so does that of toys', async () => {
  // Of the families of which most is known, because the sheets of several hundred would take minutes to draw up.
  const { rows: families } = await db().execute<{ slug: string }>(sql`
    select slug from product_families f
    order by (select count(*) from family_facts k where k.family_id = f.id)
      + (select count(*) from family_stances k where k.family_id = f.id) desc, slug limit 30`);
  const sheets: { key: string; length: number }[] = [];
  for (const { slug } of [...families, { slug: 'toy' }]) {
    const family = await findFamily(slug, 'en');
    if (!family) continue;
    // Whoever answers nothing gets the longest sheet, because everything is open.
    const key = await keepSheet(family, '', 'en');
    const kept = await findKeptSheet(key, 'en');
    sheets.push({ key, length: JSON.stringify(kept?.step?.sheet ?? '').length });
  }
  const ofToys = sheets.at(-1);
  const longest = sheets.toSorted((a, b) => b.length - a.length).slice(0, 10);
  expect(longest).toHaveLength(10);
  for (const sheet of [...longest, ofToys]) {
    const { pages } = await pdfOf(sheet?.key ?? '');
    expect(pages[0]).toContain(`/sheets/${sheet?.key}`);
    expect(pages.length).toBeLessThanOrEqual(3);
  }
});

test('the JSON is what the call answers, and what nobody was given is the page of a wrong address', async () => {
  const key = await keep('laptop', 'audience=import');
  const file = await site.get(`/sheets/${key}.json`);
  expect(file.headers.get('x-robots-tag')).toBe('noindex');
  expect(await file.json()).toEqual(await (await site.get(`/api/finder/sheets/${key}`)).json());
  for (const wrong of ['0123456789ab.pdf', '0123456789ab.json', `${key}.txt`, `${key}.pdf.json`, `${key}.PDF`]) {
    const answer = await site.get(`/sheets/${wrong}`);
    expect([wrong, answer.status, answer.headers.get('content-type')]).toEqual([
      wrong,
      404,
      'text/html; charset=utf-8',
    ]);
  }
});

test('the sheet of a family that is gone is a file with what stood on it', async () => {
  const key = await keep('led-bulb', 'audience=import&radio=nfc');
  await db().update(keptSheets).set({ family: 'gone', familyName: 'Zorbit lamp' }).where(eq(keptSheets.key, key));
  const { text } = await pdfOf(key);
  expect(text).toContain('Zorbit lamp');
  expect(text).toContain('WPC ETA');
  await db().update(keptSheets).set({ outcome: null }).where(eq(keptSheets.key, key));
  expect((await pdfOf(key)).text).toContain('nor what stood on the sheet');
});
