import { beforeAll, expect, test } from 'vitest';
import { count, eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { goldenAcceptances, goldenSheets } from '#db/schema/golden-sheets.ts';
import { staff } from '#db/schema/staff.ts';
import { publishDue } from '#features/records/desk/publish-due.server.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Desk = Awaited<ReturnType<typeof enterDesk>>;
let editor: Desk;
let reviewer: Desk;
let bulb: number;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  bulb = await idOf('led-bulb');
});

async function idOf(slug: string): Promise<number> {
  const [family] = await db().select().from(productFamilies).where(eq(productFamilies.slug, slug));
  return family?.id ?? 0;
}

/** Saves a bulb with a radio as a draft, which changes a golden sheet. */
async function saveRadio(): Promise<number> {
  const address = `/records/families/${bulb}`;
  const { live, open } = await (await editor.get(address)).json();
  const facts = live.document.facts.filter(({ fact }: { fact: string }) => fact !== 'radio');
  const document = { ...live.document, facts: [...facts, { fact: 'radio', values: ['nfc'], certainty: 'always' }] };
  const saved = await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 });
  return (await saved.json()).edit;
}

const create = async (kind: string, document: object) =>
  (await editor.send('POST', `/records/${kind}`, { document })).json();
const publish = (kind: string, { id, edit }: { id: string | number; edit: number }) =>
  reviewer.send('POST', `/records/${kind}/${id}/publish`, { edit });
const countAcceptances = async () => (await db().select({ total: count() }).from(goldenAcceptances))[0]?.total;

test('only what a draft of the finder changes is accepted, and by nobody who writes certain languages only', async () => {
  const edit = await saveRadio();
  const { rows } = await (await editor.get('/records/pages')).json();
  const page = await (await editor.get(`/records/pages/${rows[0].id}`)).json();
  await editor.send('PUT', `/records/pages/${rows[0].id}/draft`, { document: page.live.document, edit: 0 });
  const translator = await enterTranslator(site, ['reviewer'], ['hi']);
  const accept = async (desk: Desk, of: string, more: object) => {
    const input = { golden: 'led-bulb', outcome: '0'.repeat(64), edit, ...more };
    return (await desk.send('POST', `/finder/changes/${of}/goldens`, input)).status;
  };
  expect(await accept(translator, `families/${bulb}`, {})).toBe(403);
  expect(await accept(reviewer, `families/${bulb}`, { golden: 'zorb-none' })).toBe(404);
  expect(await accept(reviewer, `pages/${rows[0].id}`, { edit: 1 })).toBe(404);
  expect(await countAcceptances()).toBe(0);
  expect(await accept(reviewer, `families/${bulb}`, {})).toBe(200);
  const { total } = await (await reviewer.get('/audit?action=golden.accept')).json();
  expect(total).toBe(1);
});

test('what somebody accepted counts only while they may accept it, and somebody else accepts it then', async () => {
  const edit = await saveRadio();
  const leaving = await enterDesk(site, ['reviewer']);
  const changes = `/finder/changes/families/${bulb}`;
  const goldens = async () => (await (await reviewer.get(changes)).json()).goldens.changed;
  const [{ key: golden, outcome }] = await goldens();
  const accept = (desk: Desk) => desk.send('POST', `${changes}/goldens`, { golden, outcome, edit });
  expect((await accept(leaving)).status).toBe(200);
  expect(await goldens()).toMatchObject([{ acceptedBy: expect.any(String) }]);
  for (const lost of [{ roles: ['sales' as const] }, { roles: ['reviewer' as const], isActive: false }]) {
    await db().update(staff).set(lost).where(eq(staff.id, leaving.staffId));
    expect(await goldens()).toMatchObject([{ acceptedBy: null }]);
  }
  expect((await publish('families', { id: bulb, edit })).status).toBe(409);
  expect((await accept(reviewer)).status).toBe(200);
  expect(await goldens()).toMatchObject([{ acceptedBy: expect.any(String) }]);
});

test('neither an hour nor several records at once go around it, and the note names the golden sheets', async () => {
  const edit = await saveRadio();
  const at = new Date(Date.now() + 60_000).toISOString();
  const scheduled = await reviewer.send('POST', `/records/families/${bulb}/publish`, { edit, at });
  expect(scheduled.status).toBe(200);
  await publishDue(new Date(Date.now() + 120_000));
  const { open } = await (await editor.get(`/records/families/${bulb}`)).json();
  const message = expect.stringMatching(/^Golden sheets.*: led-bulb\. /);
  expect(open).toMatchObject({ state: 'in-review', refusal: { message } });
  const several = await reviewer.send('POST', '/records/families/actions', {
    action: 'publish',
    records: [{ id: String(bulb), edit: open.edit }],
  });
  const { results } = await several.json();
  expect(results).toMatchObject([{ isDone: false, problem: expect.stringContaining('led-bulb') }]);
});

test('a word for several families takes no golden sheet’s word elsewhere unseen', async () => {
  const question = { text: 'wifi router', families: ['laptop', 'office-chair'], question: 'Which?' };
  const saved = await create('ambiguous-names', question);
  const refused = await publish('ambiguous-names', saved);
  expect([refused.status, (await refused.json()).message]).toEqual([409, expect.stringContaining('wifi-router')]);
  const changes = `/finder/changes/ambiguous-names/${saved.id}`;
  const { changed, goldens } = await (await reviewer.get(changes)).json();
  expect([changed, goldens.changed]).toMatchObject([0, [{ key: 'wifi-router', faults: [{ of: 'wifi router' }] }]]);
  const [{ key: golden, outcome }] = goldens.changed;
  await reviewer.send('POST', `${changes}/goldens`, { golden, outcome, edit: saved.edit });
  const published = await publish('ambiguous-names', saved);
  expect(published.status).toBe(200);
  const { id } = await published.json();
  expect((await reviewer.send('POST', `/records/ambiguous-names/${id}/archive`, {})).status).toBe(200);
});

test('a golden sheet is taken from the site by an owner only', async () => {
  const [sheet] = await db().select().from(goldenSheets).where(eq(goldenSheets.key, 'office-chair'));
  const archive = (by: Desk) => by.send('POST', `/records/golden-sheets/${sheet?.id}/archive`, {});
  expect((await archive(reviewer)).status).toBe(403);
  expect((await archive(await enterDesk(site, ['owner']))).status).toBe(200);
});

test('a golden sheet that is wrong in one row still protects the others', async () => {
  const expected = ['crs', 'wpc-eta'].map((approval) => ({ approval, status: 'prohibited' }));
  const document = { key: 'zorb', families: ['led-tubelight'], day: '2026-11-27', expected, source: 'Zorb Order' };
  expect((await publish('golden-sheets', await create('golden-sheets', document))).status).toBe(200);
  const taken = await reviewer.send('POST', `/records/families/${await idOf('led-tubelight')}/archive`, {});
  expect([taken.status, (await taken.json()).message]).toEqual([409, expect.stringContaining('zorb')]);
});

test('a number in quotation marks, which would say nothing, is refused', async () => {
  const document = { key: 'zorb-2', families: ['led-bulb'], day: '2026-11-27', source: 'Zorb Order' };
  const { problems } = await create('golden-sheets', { ...document, answers: { watts: '12' } });
  expect(problems).toMatchObject([{ path: 'answers', message: expect.stringContaining('12') }]);
});

test('a condition with hundreds of thousands of parts is too long, and nothing breaks', async () => {
  const { rows } = await (await editor.get('/records/rules')).json();
  const { live } = await (await editor.get(`/records/rules/${rows[0].id}`)).json();
  const condition = { all: Array(300_000).fill(0) };
  const { problems } = await create('rules', { ...live.document, key: 'zorb', condition });
  expect(problems).toMatchObject([{ path: 'condition', message: 'names more than 40 facts' }]);
});

test('a translated phrase that has lost the place of its number is refused', async () => {
  const phrases = [{ kind: 'below', text: 'fewer than {n} zorbs', translations: { hi: { text: 'कम ज़ोर्ब' } } }];
  const document = { key: 'zorbs', name: 'Zorbs', kind: 'number', phrases };
  const { problems } = await create('facts', document);
  expect(problems).toMatchObject([{ path: 'phrases.0.translations.hi.text' }]);
});
