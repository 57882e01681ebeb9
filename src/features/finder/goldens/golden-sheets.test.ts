import pg from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import { evaluateGoldens } from './evaluate-goldens.server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
let address: string;
let changes: string;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const [bulb] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'led-bulb'));
  [address, changes] = [`/records/families/${bulb?.id}`, `/finder/changes/families/${bulb?.id}`];
});

type Fact = { fact: string };

/** Saves a bulb with a radio as a draft. */
async function saveRadio(by: typeof editor, values: string[]): Promise<number> {
  const { live, open } = await (await by.get(address)).json();
  const facts = live.document.facts.filter(({ fact }: Fact) => fact !== 'radio');
  const document = { ...live.document, facts: [...facts, { fact: 'radio', values, certainty: 'always' }] };
  const saved = await (await by.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  expect(saved.problems).toEqual([]);
  return saved.edit;
}

const faultOf = (expected: string, found: string) => ({
  expected: { status: expected, days: [] },
  found: { status: found, days: [] },
});
const publish = (edit: number) => reviewer.send('POST', `${address}/publish`, { edit });
const goldensOf = async () => (await (await reviewer.get(changes)).json()).goldens;

test('the approval finder answers every golden sheet of the content as it says', async () => {
  const evaluated = await evaluateGoldens('en');
  expect(evaluated.length).toBeGreaterThan(10);
  expect(evaluated.flatMap(({ golden: { key }, faults }) => faults.map((fault) => ({ key, ...fault })))).toEqual([]);
});

test('a draft that changes a golden sheet is published once somebody else has accepted it', async () => {
  const edit = await saveRadio(editor, ['bluetooth']);
  expect(await goldensOf()).toMatchObject({
    edit,
    changed: [
      {
        key: 'led-bulb',
        acceptedBy: null,
        faults: [{ of: 'wpc-eta', ...faultOf('not-required', 'applies') }],
        sheet: { slug: 'led-bulb', rows: [{ after: { key: 'wpc-eta', status: 'applies' } }] },
      },
    ],
  });
  const refused = await publish(edit);
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    expect.stringMatching(/^Golden sheets would change.*: led-bulb\./),
  ]);
  const [{ outcome }] = (await goldensOf()).changed;
  const input = { golden: 'led-bulb', edit, outcome };
  expect((await editor.send('POST', `${changes}/goldens`, input)).status).toBe(403);
  expect((await reviewer.send('POST', `${changes}/goldens`, { ...input, edit: edit + 1 })).status).toBe(409);
  expect((await reviewer.send('POST', `${changes}/goldens`, { ...input, outcome: '0'.repeat(64) })).status).toBe(200);
  expect((await publish(edit)).status).toBe(409);
  expect((await reviewer.send('POST', `${changes}/goldens`, input)).status).toBe(200);
  expect((await goldensOf()).changed).toMatchObject([{ acceptedBy: expect.any(String) }]);

  const again = await saveRadio(editor, ['nfc']);
  expect((await goldensOf()).changed).toMatchObject([{ acceptedBy: null }]);
  expect((await publish(again)).status).toBe(409);
  await reviewer.send('POST', `${changes}/goldens`, {
    ...input,
    edit: again,
    outcome: (await goldensOf()).changed[0].outcome,
  });
  expect((await publish(again)).status).toBe(200);
});

test('an author accepts nothing in his own draft', async () => {
  const edit = await saveRadio(reviewer, ['none']);
  const [{ key: golden, outcome }] = (await goldensOf()).changed;
  const refused = await reviewer.send('POST', `${changes}/goldens`, { golden, edit, outcome });
  expect([refused.status, (await refused.json()).message]).toEqual([
    403,
    expect.stringContaining('not written the draft'),
  ]);
});

test('a family that a golden sheet names is not taken from the site', async () => {
  const [chair] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'office-chair'));
  const refused = await reviewer.send('POST', `/records/families/${chair?.id}/archive`, {});
  expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringContaining('office-chair')]);
});

test('a golden sheet is written at the desk, and what there is not is said at its field', async () => {
  const document = {
    key: 'zorb',
    families: ['led-bulb'],
    answers: { radio: 'zorb' },
    day: '2026-11-27',
    expected: [{ approval: 'crs', status: 'applies', days: { zorb: '2026-01-01' } }],
    source: 'Zorb Order, 2026',
  };
  const saved = await (await editor.send('POST', '/records/golden-sheets', { document })).json();
  const said = saved.problems.map(({ path, message }: Record<string, string>) => `${path}: ${message}`);
  expect(said).toEqual([expect.stringContaining('expected.0.days: are not days')]);
  const mended = { ...document, expected: [{ approval: 'crs', status: 'voluntary' }] };
  const answer = await editor.send('PUT', `/records/golden-sheets/${saved.id}/draft`, {
    document: mended,
    edit: saved.edit,
  });
  const { problems } = await answer.json();
  expect(problems).toMatchObject([{ path: 'answers', message: 'radio has no value zorb.' }]);
  const document3 = { ...mended, answers: {} };
  const last = await editor.send('PUT', `/records/golden-sheets/${saved.id}/draft`, {
    document: document3,
    edit: saved.edit + 1,
  });
  const { edit } = await last.json();
  expect((await reviewer.send('POST', `/records/golden-sheets/${saved.id}/publish`, { edit })).status).toBe(200);
  const zorb = (await evaluateGoldens('en')).find(({ golden }) => golden.key === 'zorb');
  expect(zorb?.faults).toMatchObject([{ of: 'crs', ...faultOf('voluntary', 'applies') }]);
});

test('a publication of texts alone asks no golden sheet, one of a row asks those of the family', async () => {
  const [chair] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'office-chair'));
  const of = `/records/families/${chair?.id}`;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const publishWith = async (change: (document: { lines: object[] }) => object) => {
    const { live } = await (await editor.get(of)).json();
    const document = { ...live.document, ...change(live.document) };
    const { edit } = await (await editor.send('PUT', `${of}/draft`, { document, edit: 0 })).json();
    query.mockClear();
    expect((await reviewer.send('POST', `${of}/publish`, { edit })).status).toBe(200);
    const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    return sent.some((statement) => statement.includes('golden_sheet_rows'));
  };
  expect(await publishWith(() => ({ definition: 'Seats for zorbs.' }))).toBe(false);
  expect(await publishWith(({ lines }) => ({ lines: lines.map((line) => ({ ...line, note: 'Zorb' })) }))).toBe(true);
});
