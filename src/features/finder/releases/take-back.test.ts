import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { productFamilies } from '#db/schema/families.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
type Desk = Awaited<ReturnType<typeof enterDesk>>;
type Document = Record<string, unknown> & { facts: { fact: string }[] };
let editor: Desk;
let reviewer: Desk;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
});

afterEach(() => vi.restoreAllMocks());

const idOf = async (slug: string) =>
  (await db().select().from(productFamilies).where(eq(productFamilies.slug, slug)))[0]?.id ?? 0;
const recordOf = async (id: number, kind = 'families') => (await editor.get(`/records/${kind}/${id}`)).json();
const newest = async () => (await (await editor.get('/finder/releases')).json()).rows[0];
const opened = async (number: number, desk = editor) => (await desk.get(`/finder/releases/${number}`)).json();
const takeBack = (number: number, desk = editor) => desk.send('POST', `/finder/releases/${number}/take-back`);

/** Publishes a change of a record; @returns the release */
async function release(id: number, change: (document: Document) => object, kind = 'families') {
  const address = `/records/${kind}/${id}`;
  const { live, open } = await recordOf(id, kind);
  const document = { ...live.document, ...change(live.document) };
  const saved = await (await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  expect(saved.problems).toEqual([]);
  expect((await reviewer.send('POST', `${address}/publish`, { edit: saved.edit })).status).toBe(200);
  return newest();
}
async function publishOpen(id: number, desk = reviewer, kind = 'families') {
  const { open } = await recordOf(id, kind);
  return desk.send('POST', `/records/${kind}/${id}/publish`, { edit: open.edit });
}
const withRadio = ({ facts }: Document) => ({
  facts: [
    ...facts.filter(({ fact }) => fact !== 'radio'),
    { fact: 'radio', values: ['bluetooth'], certainty: 'always' },
  ],
});

test('a release that is taken back is a draft that shows which sheets change back, and then a release with the hash of before', async () => {
  const id = await idOf('led-tubelight');
  const named = await release(id, () => ({ name: 'Zorb lamp' }));
  const changed = await release(id, withRadio);
  const { back, refusal, mayWrite } = await opened(changed.number);
  expect([refusal, mayWrite]).toEqual([null, true]);
  expect(back.now.facts).toContainEqual(expect.objectContaining({ fact: 'radio', values: ['bluetooth'] }));
  expect(back.before.facts).not.toContainEqual(expect.objectContaining({ fact: 'radio', values: ['bluetooth'] }));

  const taken = await takeBack(changed.number);
  expect([taken.status, await taken.json()]).toEqual([200, { id: String(id), state: 'draft' }]);
  const told = await (await editor.get(`/finder/changes/families/${id}`)).json();
  expect(told).toMatchObject({ changed: 1, sheets: [{ slug: 'led-tubelight' }] });
  expect((await takeBack(changed.number)).status).toBe(409);
  expect((await opened(changed.number)).refusal).toBe('There is an open draft. Publish or discard it first.');
  expect(await newest()).toMatchObject({ number: changed.number });

  expect((await publishOpen(id)).status).toBe(200);
  expect(await newest()).toMatchObject({ number: changed.number + 1, hash: named.hash, sameAs: named.number });
  const isTaken = and(eq(auditLog.action, 'record.take-back'), eq(auditLog.subjectId, id));
  const lines = await db().select().from(auditLog).where(isTaken);
  expect(lines).toMatchObject([
    {
      staffId: editor.staffId,
      subjectKind: 'families',
      summary: `Began a draft that takes back release ${changed.number} of the finder`,
    },
  ]);
  // What was taken back can be brought again, in the same way.
  expect((await opened(changed.number + 1)).back.before.facts).toContainEqual(
    expect.objectContaining({ fact: 'radio', values: ['bluetooth'] }),
  );
});

test('a release is not taken back over a later one of the same record, which comes first', async () => {
  const id = await idOf('led-downlight');
  const first = await release(id, () => ({ name: 'Zorb bulb' }));
  const other = await release(await idOf('led-tubelight'), () => ({ name: 'Zorb tube' }));
  const second = await release(id, () => ({ name: 'Zorb bulb again' }));
  const message = `Release ${second.number} has changed this record since. Take that one back first.`;
  expect(await opened(first.number)).toMatchObject({ back: null, refusal: message });
  const refused = await takeBack(first.number);
  expect([refused.status, await refused.json()]).toMatchObject([409, { message }]);
  expect((await opened(other.number)).refusal).toBeNull();
  expect((await opened(second.number)).back.before.name).toBe('Zorb bulb');
});

test('a record that is published at the moment at which its release is taken back is told of, and gets no draft', async () => {
  const id = await idOf('led-flood-light');
  const first = await release(id, () => ({ name: 'Zorb flood' }));
  const { live } = await recordOf(id);
  const document = { ...live.document, name: 'Zorb flood again' };
  const { edit } = await (await editor.send('PUT', `/records/families/${id}/draft`, { document, edit: 0 })).json();
  let published: Response | undefined;
  afterQuery(/max\("number"\)|"product_families"/, async () => {
    published = await reviewer.send('POST', `/records/families/${id}/publish`, { edit });
  });
  const refused = await takeBack(first.number);
  expect(published?.status).toBe(200);
  // On a busy machine the publication may take longer than a transaction may stand idle.
  expect([409, 503]).toContain(refused.status);
  expect((await recordOf(id)).open).toBeNull();
});

/** Does something once, after the first query like this. */
function afterQuery(like: RegExp, act: () => Promise<void>) {
  const { query: send } = pg.Client.prototype;
  let isDone = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...sent: unknown[]) {
    const answer = await Reflect.apply(send, this, sent);
    const [query] = sent as [string | pg.QueryConfig];
    if (isDone || !like.test(typeof query === 'string' ? query : query.text)) return answer;
    isDone = true;
    await act();
    return answer;
  });
}

test('an import since, or one between, leaves the choice to a person', async () => {
  const id = await idOf('led-flood-light');
  const rename = (name: string) =>
    writeContent(async (tx, changed) => {
      await tx.update(productFamilies).set({ name }).where(eq(productFamilies.id, id));
      changed('family', [id]);
    });
  const first = await release(id, () => ({ name: 'Zorb luminaire' }));
  await rename('Zorb luminaire of the files');
  expect((await opened(first.number)).refusal).toMatch(/^What is public of this record has changed since/);
  const second = await release(id, () => ({ name: 'Zorb luminaire again' }));
  expect((await opened(second.number)).refusal).toMatch(/^What this release has replaced is not among/);
  expect((await takeBack(second.number)).status).toBe(409);
});

test('what a release has taken from the site comes back, and what was new with one is taken from the site', async () => {
  const id = await idOf('led-tubelight');
  expect((await reviewer.send('POST', `/records/families/${id}/archive`, {})).status).toBe(200);
  const archived = await newest();
  expect(await opened(archived.number)).toMatchObject({ isArchived: true, refusal: null });
  expect((await takeBack(archived.number)).status).toBe(200);
  expect((await publishOpen(id)).status).toBe(200);
  expect((await recordOf(id)).live.status).toBe('published');
  const again = await newest();
  expect((await opened(again.number)).refusal).toMatch(/^Before this release the record was not on the site\./);

  const begun = await (await editor.send('POST', '/records/family-groups', { document: { name: 'Zorbs' } })).json();
  const published = await reviewer.send('POST', `/records/family-groups/${begun.id}/publish`, { edit: begun.edit });
  expect(published.status).toBe(200);
  expect((await opened((await newest()).number)).refusal).toMatch(/^Before this release the record was not/);
});

test('the draft is published by the rules of its kind, and begun only by those who write all of it', async () => {
  const [rule] = await db()
    .select()
    .from(sideRules)
    .where(and(eq(sideRules.regime, 'import'), eq(sideRules.status, 'published')))
    .orderBy(sql`cardinality(${sideRules.lines})`, sideRules.id)
    .limit(1);
  const id = rule?.id ?? 0;
  const { number } = await release(id, () => ({ note: 'Zorbs are meant as well.' }), 'side-rules');
  const translator = await enterTranslator(site, ['reviewer'], ['hi']);
  const sales = await enterDesk(site, ['sales']);
  expect((await opened(number, translator)).mayWrite).toBe(false);
  expect([(await takeBack(number, translator)).status, (await takeBack(number, sales)).status]).toEqual([403, 403]);
  expect((await takeBack(number, reviewer)).status).toBe(200);
  expect((await publishOpen(id, reviewer, 'side-rules')).status).toBe(403);
  const other = await enterDesk(site, ['reviewer']);
  expect((await publishOpen(id, other, 'side-rules')).status).toBe(200);
  expect((await editor.get('/finder/releases/999999')).status).toBe(404);
});
