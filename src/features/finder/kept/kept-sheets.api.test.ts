import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { finderFeature } from '#features/finder/finder.feature.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const answers = 'audience=import&radio=bluetooth&radio=nfc';

const keep = (fields: Record<string, string>, headers: Record<string, string> = {}, from = site.get) =>
  from('/api/finder/sheets', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const keepBulb = async (given = answers) => (await keep({ family: 'led-bulb', answers: given })).json();
const read = async (key: string) => (await site.get(`/api/finder/sheets/${key}`)).json();
const pageOf = async (path: string) => {
  const answer = await site.get(path);
  return { answer, html: await answer.text() };
};

let key = '';
beforeAll(async () => {
  const kept = await keepBulb();
  key = kept.key;
});

test('a sheet is kept with its answers and what stands on it, under an address that cannot be guessed', async () => {
  expect(key).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
  const sheet = await read(key);
  expect(sheet).toMatchObject({
    family: 'led-bulb',
    answers: { audience: ['import'], radio: ['bluetooth', 'nfc'] },
    changes_since: [],
  });
  expect(sheet.outcome).toContainEqual(expect.objectContaining({ key: 'wpc-eta', status: 'applies' }));
  expect(sheet.today).toEqual(sheet.outcome);
});

test('the same answers are kept once, in whatever order they come and however often somebody presses', async () => {
  const again = await Promise.all([keepBulb(), keepBulb('radio=nfc&radio=bluetooth&audience=import')]);
  expect(again.map((kept) => kept.key)).toEqual([key, key]);
  expect((await keepBulb('audience=india')).key).not.toBe(key);
});

test('what no address with answers may say is left out', async () => {
  const kept = await keepBulb(`${answers}&q=Call+12345&__proto__=1&change=radio&show=x`);
  expect(JSON.stringify(await read(kept.key))).not.toMatch(/12345|proto|change"/);
});

test('an answer that cannot be is refused under the name of its fact, and nothing is kept', async () => {
  const count = () => db().$count(keptSheets);
  const before = await count();
  const wrong: [query: string, names: string[]][] = [
    ['radio=%3Cscript%3E', ['radio']],
    ['radio=none&radio=nfc&watts=1,5', ['radio', 'watts']],
    ['watts=5&watts=7', ['watts']],
    ['battery=none&battery-chemistry=lithium', ['battery']],
    ['audience=import&size=micro', ['size']],
    ['audience=mars', ['audience']],
    ['audience=india&who=importer', ['who']],
  ];
  for (const [query, names] of wrong) {
    const refused = await keep({ family: 'led-bulb', answers: query }, {}, site.from('198.51.100.9'));
    const { errors = {} } = await refused.json();
    expect([query, refused.status, Object.keys(errors)]).toEqual([query, 422, names.map((name) => `answers.${name}`)]);
  }
  expect(await count()).toBe(before);
});

test('a form without script that is refused leads to the question again, with all that was answered', async () => {
  const sent = { accept: 'text/html', referer: 'http://localhost/hi/approval-finder/led-bulb/answers' };
  const refused = await keep(
    { family: 'led-bulb', answers: 'audience=import&radio=none&radio=nfc&battery=none' },
    sent,
  );
  expect(refused.status).toBe(303);
  const path = refused.headers.get('location') ?? '';
  expect(path).toMatch(/^\/hi\/approval-finder\/led-bulb\/answers\?/);
  const { answer, html } = await pageOf(path.replace('/hi', ''));
  expect(answer.status).toBe(200);
  expect(html).toContain('cannot both be right');
  expect(html).toMatch(/<title>Error: /);
  const ticked = (html.match(/<input[^>]*name="radio"[^>]*>/g) ?? []).filter((box) => box.includes(' checked'));
  expect(ticked.map((box) => /value="(\w+)"/.exec(box)?.[1])).toEqual(expect.arrayContaining(['none', 'nfc']));
  expect(ticked).toHaveLength(2);
  expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="audience"[^>]*value="import"/);
  // No question is about the size of an importer; the sentence stands on a page of its own.
  const size = await keep({ family: 'led-bulb', answers: 'audience=import&size=micro' }, sent);
  expect(size.status).toBe(422);
  expect(await size.text()).toMatch(/<html lang="hi"/);
});

test('one network keeps twenty sheets an hour, and others go on', async () => {
  const keepFrom = async (network: string) =>
    (await site.from(network)('/api/finder/sheets', { method: 'POST', headers: form, body: String(bulb) })).status;
  const bulb = new URLSearchParams({ family: 'led-bulb', answers });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) statuses.push(await keepFrom('198.51.100.7'));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
  expect(await keepFrom('198.51.100.8')).toBe(200);
});

test('a form without script leads on to the sheet, in the language of the page that it was sent from', async () => {
  const html = { accept: 'text/html', referer: 'http://localhost/hi/approval-finder/led-bulb/answers' };
  const answer = await keep({ family: 'led-bulb', answers }, html);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/hi/sheets/${key}`);
});

test('an unknown family, a text that is too long and an unknown key are refused', async () => {
  expect((await keep({ family: 'no-such-thing', answers })).status).toBe(404);
  const refused = await keep({ family: 'led-bulb', answers: 'x'.repeat(3_000) });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toHaveProperty('answers');
  for (const wrong of ['0123456789ab', 'A'.repeat(12), '%00', "'--", 'constructor']) {
    expect((await site.get(`/api/finder/sheets/${wrong}`)).status).toBe(404);
    expect((await site.get(`/sheets/${wrong}`)).status).toBe(404);
  }
});

test('its page shows the sheet, is not found by search engines and never cached', async () => {
  const { answer, html } = await pageOf(`/sheets/${key}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('Nothing has changed since.');
  expect(html).toContain('Bluetooth and NFC');
  expect(html).toContain('Ask us about this sheet');
  expect(html).not.toContain('Keep this sheet');
});

test('its page says what has changed since it was kept', async () => {
  const [row] = await db().select().from(keptSheets).where(eq(keptSheets.key, key));
  const outcome = row?.outcome?.map((kept) =>
    kept.key === 'wpc-eta' ? { ...kept, status: 'may-apply' as const, likelihood: 'likely' as const } : kept,
  );
  await db()
    .update(keptSheets)
    .set({ outcome: outcome ?? null })
    .where(eq(keptSheets.key, key));
  const { changes_since } = await read(key);
  expect(changes_since).toMatchObject([
    { key: 'wpc-eta', before: { status: 'may-apply' }, now: { status: 'applies' } },
  ]);
  const { html } = await pageOf(`/sheets/${key}`);
  expect(html).toContain('Changed since then');
  expect(html).toContain('Likely');
});

test('a sheet that nobody opens for two years keeps its answers, and says that it is drawn up anew', async () => {
  const old = (await keepBulb('audience=import&radio=bluetooth')).key;
  const age = (months: number) =>
    db()
      .update(keptSheets)
      .set({ lastOpenedOn: sql`(current_date - interval '1 month' * ${months})::date` })
      .where(eq(keptSheets.key, old));
  const thin = () => Promise.all((finderFeature.cleanUp ?? []).map(({ run }) => run(db())));
  await age(23);
  await thin();
  expect((await read(old)).outcome).not.toBeNull();
  await age(25);
  await thin();
  expect((await pageOf(`/sheets/${old}`)).html).toContain('It is drawn up anew');
  expect(await read(old)).toMatchObject({ outcome: null, answers: { radio: ['bluetooth'] }, changes_since: [] });
});

test('the sheet of a family that is gone shows what stood on it', async () => {
  const { key: orphan } = await keepBulb('audience=import&radio=nfc');
  await db().update(keptSheets).set({ family: 'gone', familyName: 'Zorbit lamp' }).where(eq(keptSheets.key, orphan));
  const { answer, html } = await pageOf(`/sheets/${orphan}`);
  expect(answer.status).toBe(200);
  expect(html).toContain('Zorbit lamp');
  expect(html).toContain('WPC ETA');
  await db().update(keptSheets).set({ outcome: null }).where(eq(keptSheets.key, orphan));
  const thinned = (await pageOf(`/sheets/${orphan}`)).html;
  expect(thinned).toContain('we no longer have what stood on the sheet');
  expect(thinned).not.toContain('drawn up anew');
});
