import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { ambiguousNames, familyLines, familyNames, finderLookups, productFamilies } from '#db/schema/families.ts';
import { approvals } from '#db/schema/finder.ts';
import { changeRows } from '#tests/change-rows.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Document = Record<string, unknown> & Record<'names' | 'lines' | 'facts' | 'stances', object[]>;
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
let address: string;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const [geyser] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'instant-geyser'));
  address = `/records/families/${geyser?.id}`;
});

/** Saves a change of the geyser, and says what is wrong with it. */
async function save(change: (document: Document) => object) {
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change(live.document) };
  const saved = await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 });
  const { problems } = await saved.json();
  return Object.fromEntries(problems.map(({ path, message }: Record<string, string>) => [path, message]));
}

test('what cannot be right beside other families is said at its field', async () => {
  const problems = await save(({ names, lines, facts, stances }) => ({
    parent: 'instant-geyser',
    names: [...names.slice(0, 1), { text: 'Laptop computers', language: 'en', kind: 'trade' }],
    lines: [
      ...lines.slice(0, 1),
      { list: 'bis_isi', listKey: '99999', strength: 'covers' },
      { list: 'bis_isi', listKey: '99998', strength: 'covers', condition: { fact: 'lumen', below: 5 } },
    ],
    facts: [...facts.slice(0, 1), { fact: 'mains', values: ['perhaps'], certainty: 'always' }],
    stances: stances.slice(0, 1),
  }));
  expect(problems).toMatchObject({
    parent: expect.stringContaining('instant-geyser'),
    'names.1.text': expect.stringContaining('laptop'),
    'lines.1.listKey': 'The list bis_isi has no row “99999”.',
    'lines.2.condition': 'There is no fact lumen.',
  });
  const alone = await save(() => ({
    lines: [{ list: 'bis_isi', listKey: '303', strength: 'covers', condition: '{"fact":' }],
    stances: [{ approval: 'isi', stance: 'none-found', lists: ['bis_isi'] }],
  }));
  expect(alone).toMatchObject({
    'lines.0.condition': expect.stringContaining('is not a condition'),
    'stances.0.checkedOn': expect.stringContaining('is missing'),
  });
});

test('a name, a row and a definition are public as soon as they are published', async () => {
  const problems = await save(({ names, lines }) => ({
    definition: 'It heats zorbs of water.',
    names: [...names, { text: 'Zorb-heaters', language: 'en', kind: 'trade' }],
    lines: lines.slice(1),
  }));
  expect(problems).toEqual({});
  const { open } = await (await editor.get(address)).json();
  expect((await reviewer.send('POST', `${address}/publish`, { edit: open.edit })).status).toBe(200);
  const found = await (await site.get('/api/finder/families?q=zorb+heater')).json();
  expect(found).toMatchObject({ exact: true, families: [{ slug: 'instant-geyser' }] });
  expect(await (await site.get('/approval-finder/instant-geyser')).text()).toContain('It heats zorbs of water.');
  const id = Number(address.split('/').at(-1));
  const names = await db().select().from(familyNames).where(eq(familyNames.familyId, id));
  expect(names.find(({ text }) => text === 'Zorb-heaters')).toMatchObject({
    normalised: 'zorb heater',
    source: 'editor',
  });
  const lines = await db().select().from(familyLines).where(eq(familyLines.familyId, id));
  const { live } = await (await editor.get(address)).json();
  expect(lines).toHaveLength(live.document.lines.length);
});

test('a group that families are in keeps its name', async () => {
  const { rows } = await (await editor.get('/records/family-groups?per_page=1')).json();
  const group = `/records/family-groups/${rows[0].id}`;
  const saved = await editor.send('PUT', `${group}/draft`, { document: { name: 'Zorbs', translations: {} }, edit: 0 });
  expect((await saved.json()).problems).toEqual([expect.objectContaining({ path: 'name' })]);
});

test('a public family and approval keep the text by which rules and kept sheets name them', async () => {
  expect(await save(() => ({ slug: 'zorb-geyser' }))).toMatchObject({
    slug: expect.stringContaining('stays as it is'),
  });
  const { open } = await (await editor.get(address)).json();
  expect((await reviewer.send('POST', `${address}/publish`, { edit: open.edit })).status).toBe(422);
  expect(await save(() => ({}))).toEqual({});
  const [isi] = await db().select().from(approvals).where(eq(approvals.key, 'isi'));
  const approval = `/records/approvals/${isi?.id}`;
  const { live } = await (await editor.get(approval)).json();
  const document = { ...live.document, key: 'zorb', beside: { when: { fact: 'lumen', below: 5 }, always: false } };
  const { problems } = await (await editor.send('PUT', `${approval}/draft`, { document, edit: 0 })).json();
  expect(problems).toEqual([
    { path: 'key', message: expect.stringContaining('stays as it is') },
    { path: 'beside.when', message: 'There is no fact lumen.' },
  ]);
});

test('what was looked up in vain becomes a name in the draft, and leaves the queue when that is published', async () => {
  const looked = { day: todayInIndia(), text: 'zorbwarmers', result: 'nothing' as const };
  await db()
    .insert(finderLookups)
    .values([looked, { ...looked, text: 'zorbwarmer xl' }]);
  const queued = async () => {
    const { lookups } = await (await editor.get('/law/queues')).json();
    return lookups.rows.map(({ name }: { name: string }) => name);
  };
  expect(await queued()).toEqual(['zorbwarmer xl', 'zorbwarmers']);
  const input = { text: 'zorbwarmers', family: 'storage-geyser' };
  const [added, again] = await Promise.all([1, 2].map(() => editor.send('POST', '/finder/names', input)));
  // Of two at once one waits, and finds the draft saved or the name there.
  expect([added?.status, again?.status].sort()).toEqual([
    200,
    expect.toSatisfy((code) => code === 409 || code === 422),
  ]);
  expect((await editor.send('POST', '/finder/names', input)).status).toBe(422);
  expect((await editor.send('POST', '/finder/names', { ...input, family: 'zorb' })).status).toBe(404);
  const [family] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'storage-geyser'));
  const { open } = await (await editor.get(`/records/families/${family?.id}`)).json();
  expect(open.document.names.at(-1)).toMatchObject({ text: 'zorbwarmers', source: 'look-up' });
  const published = await reviewer.send('POST', `/records/families/${family?.id}/publish`, { edit: open.edit });
  expect(published.status).toBe(200);
  expect(await queued()).toEqual(['zorbwarmer xl']);
  const found = await (await site.get('/api/finder/families?q=zorbwarmer')).json();
  expect(found.families[0]).toMatchObject({ slug: 'storage-geyser' });
});

test('many look-ups are compared with all names in time', async () => {
  await db().execute(sql`
    insert into ${finderLookups} (day, text, result)
    select ${todayInIndia()}, 'zorbal ' || n, 'nothing' from generate_series(1, 20000) n`);
  const answer = await editor.get('/law/queues');
  expect(answer.status).toBe(200);
  expect((await answer.json()).lookups.total).toBeGreaterThanOrEqual(20_000);
  const last = await (await editor.get('/law/queues?lookups=300&conflicts=2000')).json();
  expect(last.lookups).toMatchObject({ page: 300, rows: expect.objectContaining({ length: 50 }) });
  expect(last.conflicts.page).toBe(1);
  for (const page of ['0', '-1', '1.5', '2001', 'x', '1e9'])
    expect((await editor.get(`/law/queues?lookups=${page}`)).status).toBe(422);
});

test('what a family is called itself is a name that no other may have unasked, and each name has a word', async () => {
  const rename = (name: string) =>
    changeRows('family', (tx) => tx.update(productFamilies).set({ name }).where(eq(productFamilies.slug, 'laptop')));
  const naming = (text: string) => () => ({ names: [{ text, language: 'en', kind: 'trade' }] });
  const [laptop] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'laptop'));
  await rename('Zorb slate');
  const named = await save(naming('Zorb-slates'));
  const called = await save(() => ({ name: 'Zorb slates' }));
  await rename(laptop?.name ?? '');
  expect(named).toEqual({ 'names.0.text': expect.stringContaining('laptop') });
  expect(called).toEqual({ name: expect.stringContaining('laptop') });
  expect(await save(naming('!!!'))).toEqual({ 'names.0.text': expect.stringContaining('has no word') });
});

test('a word that is asked about is not asked about twice', async () => {
  const [asked] = await db().select().from(ambiguousNames).orderBy(ambiguousNames.id);
  const document = { text: `${asked?.text.toUpperCase()}s`, families: ['led-bulb', 'toaster'], question: 'Which?' };
  const { id, edit, problems } = await (await editor.send('POST', '/records/ambiguous-names', { document })).json();
  expect(problems).toEqual([{ path: 'text', message: expect.stringContaining(asked?.text ?? '') }]);
  expect((await reviewer.send('POST', `/records/ambiguous-names/${id}/publish`, { edit })).status).toBe(422);
});

test('whoever writes one language only adds no name, because names are of the whole family', async () => {
  const hindi = await enterTranslator(site, ['editor'], ['hi']);
  const added = await hindi.send('POST', '/finder/names', { text: 'zorbkettle', family: 'storage-geyser' });
  expect(added.status).toBe(403);
});
