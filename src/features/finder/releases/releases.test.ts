import { beforeAll, expect, test } from 'vitest';
import { and, eq, isNull, ne, notInArray, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { changeEventSubjects, changeEvents } from '#db/schema/change-events.ts';
import { productFamilies } from '#db/schema/families.ts';
import { finderRules } from '#db/schema/finder.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Document = Record<string, unknown> & Record<'facts' | 'lines', Record<string, unknown>[]>;
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
let id: number | undefined;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const [light] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'led-tubelight'));
  id = light?.id;
});

/** Saves a change of a light, which no golden sheet names, and sees which sheets it would change. */
async function preview(change: (document: Document) => object) {
  const address = `/records/families/${id}`;
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change(live.document) };
  const saved = await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 });
  expect(await saved.json()).toMatchObject({ problems: [] });
  const answer = await editor.get(`/finder/changes/families/${id}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

test('a family under another name changes no sheet', async () => {
  const answer = await preview(() => ({ name: 'Zorb lamp' }));
  expect(answer).toMatchObject({ changed: 0, sheets: [], others: [] });
  expect(answer.total).toBeGreaterThan(1);
});

test('a fact that decides an approval changes the sheet of its family alone, in the words of the site', async () => {
  const answer = await preview(({ facts }) => ({
    facts: [
      ...facts.filter(({ fact }) => fact !== 'radio'),
      { fact: 'radio', values: ['bluetooth'], certainty: 'always' },
    ],
  }));
  expect(answer).toMatchObject({ changed: 1, others: [], sheets: [{ kind: 'family', slug: 'led-tubelight' }] });
  const [{ before, after, rows }] = answer.sheets;
  expect(rows).toMatchObject([{ before: { key: 'wpc-eta' }, after: { key: 'wpc-eta', status: 'applies' } }]);
  const page = await (await site.get('/approval-finder/led-tubelight')).text();
  for (const { words } of before) expect(page).toContain(words);
  expect(after).not.toEqual(before);
});

test('whatever changes is shown or named, also where only how likely something is has changed', async () => {
  const [rule] = await db().select().from(finderRules).where(eq(finderRules.key, 'wpc-eta-licence-exempt-radio'));
  const { live } = await (await editor.get(`/records/rules/${rule?.id}`)).json();
  const document = { ...live.document, effect: 'may-require' };
  await editor.send('PUT', `/records/rules/${rule?.id}/draft`, { document, edit: 0 });
  const { changed, sheets, others } = await (await editor.get(`/finder/changes/rules/${rule?.id}`)).json();
  expect(changed).toBeGreaterThan(20);
  expect(sheets.length + others.length).toBe(changed);
});

test('a rule beside the lists is released like any other, because sheets depend on it', async () => {
  const isImport = and(eq(sideRules.regime, 'import'), eq(sideRules.isDetail, false), isNull(sideRules.untilOn));
  const [rule] = await db()
    .select()
    .from(sideRules)
    .where(and(isImport, notInArray(sideRules.effect, ['free', 'condition']), eq(sideRules.status, 'published')))
    .orderBy(sql`cardinality(${sideRules.lines}) desc`)
    .limit(1);
  const address = `/records/side-rules/${rule?.id}`;
  const { live } = await (await editor.get(address)).json();
  const saved = await editor.send('PUT', `${address}/draft`, {
    document: { ...live.document, effect: 'condition' },
    edit: 0,
  });
  const { edit, problems } = await saved.json();
  expect(problems).toEqual([]);
  const { changed } = await (await editor.get(`/finder/changes/side-rules/${rule?.id}`)).json();
  expect(changed).toBeGreaterThan(0);
  expect((await reviewer.send('POST', `${address}/publish`, { edit })).status).toBe(200);
  const { rows } = await (await editor.get('/finder/releases')).json();
  expect(rows[0]).toMatchObject({ kind: 'side-rules', changed });
});

test('only an open draft of what sheets depend on is compared', async () => {
  const [other] = await db().select().from(productFamilies).where(ne(productFamilies.slug, 'led-tubelight')).limit(1);
  expect((await editor.get(`/finder/changes/families/${other?.id}`)).status).toBe(404);
  expect((await editor.get('/finder/changes/pages/1')).status).toBe(404);
});

test('each publication is a release, and what is taken back is the finder of before', async () => {
  const address = `/records/families/${id}`;
  const released = async (change: (document: Document) => object) => {
    await preview(change);
    const { open } = await (await editor.get(address)).json();
    expect((await reviewer.send('POST', `${address}/publish`, { edit: open.edit })).status).toBe(200);
    const { rows } = await (await editor.get('/finder/releases')).json();
    return rows[0];
  };
  const radio = { fact: 'radio', values: ['bluetooth'], certainty: 'always' };
  const [facts] = [(await (await editor.get(address)).json()).live.document.facts];
  const named = await released(() => ({ name: 'Zorb lamp' }));
  const changed = await released(() => ({
    facts: [...facts.filter(({ fact }: { fact: string }) => fact !== 'radio'), radio],
  }));
  const restored = await released(() => ({ facts }));
  expect(named).toMatchObject({ kind: 'families', record: String(id), name: 'Zorb lamp', changed: 0 });
  expect(changed).toMatchObject({ number: named.number + 1, changed: 1, total: named.total });
  expect(restored).toMatchObject({ number: named.number + 2, changed: 1, hash: named.hash });
  expect(changed.hash).not.toBe(named.hash);
  expect(restored.publishedBy).not.toBeNull();
  // Followers of the family hear of the two that change its sheet.
  const isOfLight = and(eq(changeEvents.kind, 'release'), eq(changeEvents.familyId, Number(id)));
  const events = await db().select().from(changeEvents).where(isOfLight).orderBy(changeEvents.id);
  expect(events).toMatchObject([
    { key: `release:${changed.number}:${id}`, familyId: id, orderId: null, state: 'held' },
    { key: `release:${restored.number}:${id}`, familyId: id, orderId: null, state: 'held' },
  ]);
  const subjects = await db()
    .select()
    .from(changeEventSubjects)
    .where(eq(changeEventSubjects.eventId, events[0]?.id ?? 0));
  expect(subjects).toMatchObject([{ kind: 'family', subjectId: id }]);

  const taken = await reviewer.send('POST', `${address}/archive`, {});
  expect(taken.status).toBe(200);
  const { rows } = await (await editor.get('/finder/releases')).json();
  expect(rows[0]).toMatchObject({ number: restored.number + 1, changed: 1, total: named.total - 1 });
});
