import { expect, test } from 'vitest';
import { eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { testimonials } from '#db/schema/home.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { ageProof, enterDesk, mailsOf } from '#tests/desk-steps.ts';
import { addPasskey } from '#tests/factories/staff.ts';
import { withTestimonials } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, list, begin, rowsOf, namesOnHome } = withTestimonials(site);
type Desk = Awaited<ReturnType<typeof enterDesk>>;

const act = (desk: Desk, action: string, records: unknown) => desk.send('POST', `${list}/actions`, { action, records });

test('of several records each is published or refused for itself, with the reason', async () => {
  const [good, taken, empty] = [await begin('Drum Makers'), await begin('Bulb Makers'), await begin('Empty', '')];
  const { newDrafts } = await rowsOf();
  expect(newDrafts.map(({ edit }) => edit)).toEqual([1, 1, 1]);
  const records = [good, taken, empty, 'new-999999'].map((id) => ({ id, edit: 1 }));
  const { results } = await (await act(at.reviewer, 'publish', records)).json();
  expect(results.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([true, false, false, false]);
  expect(results[1].fields).toEqual([{ path: 'name', message: 'Another record has this already.' }]);
  expect(results[2].fields).toEqual([expect.objectContaining({ path: 'text' })]);
  expect(results[3].problem).toContain('There is no open draft');
  expect((await rowsOf()).rows).toHaveLength(4);
  expect((await rowsOf()).newDrafts.map(({ id }) => id).sort()).toEqual([taken, empty].sort());
  const archived = await (
    await act(
      at.reviewer,
      'archive',
      at.ids.map((id) => ({ id, edit: null })),
    )
  ).json();
  expect(archived.results.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
  expect(await namesOnHome()).toEqual(['Drum Makers']);
  const again = await (await act(at.reviewer, 'archive', [{ id: at.ids[0], edit: null }])).json();
  expect(again.results[0]).toMatchObject({ isDone: false, problem: 'This record is not public.' });
  const discarded = await (
    await act(
      at.editor,
      'discard',
      [taken, empty].map((id) => ({ id, edit: 1 })),
    )
  ).json();
  expect(discarded.results.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([true, true]);
  const actions = await db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(inArray(auditLog.staffId, [at.editor.staffId, at.reviewer.staffId]));
  const counted = Object.fromEntries(
    [...Map.groupBy(actions, ({ action }) => action)].map(([action, own]) => [action, own.length]),
  );
  expect(counted).toEqual({ 'record.publish': 4, 'record.archive': 3, 'record.discard': 2 });
});

test('several records obey the rules of one: roles, proof, the second pair of eyes, an older edit', async () => {
  const id = await begin('Edited since');
  await at.editor.send('PUT', `${list}/${id}/draft`, {
    document: { name: 'Edited since', text: 'Anew', isSample: false },
    edit: 1,
  });
  const { results } = await (await act(at.reviewer, 'publish', [{ id, edit: 1 }])).json();
  expect(results[0]).toMatchObject({ isDone: false, problem: expect.stringContaining('Somebody else has saved') });
  for (const action of ['publish', 'archive'])
    expect((await act(at.editor, action, [{ id, edit: 2 }])).status).toBe(403);
  const sales = await enterDesk(site, ['sales']);
  expect((await act(sales, 'discard', [{ id, edit: 2 }])).status).toBe(403);
  for (const records of [
    [],
    [{ id }],
    [{ id, edit: 2, more: 1 }],
    [
      { id, edit: 2 },
      { id, edit: 2 },
    ],
    [{ id: '01', edit: 2 }],
  ])
    expect((await act(at.reviewer, 'publish', records)).status).toBe(422);
  const many = Array.from({ length: 26 }, (_, at) => ({ id: `new-${at + 1}`, edit: 1 }));
  expect((await act(at.reviewer, 'publish', many)).status).toBe(422);
  expect((await act(at.reviewer, 'erase', [{ id, edit: 2 }])).status).toBe(422);

  const account = {
    slug: 'zorbit-account',
    name: 'Zorbit',
    holder: 'Zorbit',
    number: '123456789012',
    bank: 'Bank',
    isPublic: true,
  };
  const own = await (await at.reviewer.send('POST', '/records/bank-accounts', { document: account })).json();
  const one = await (
    await at.reviewer.send('POST', '/records/bank-accounts/actions', {
      action: 'publish',
      records: [{ id: own.id, edit: 1 }],
    })
  ).json();
  expect(one.results[0]).toMatchObject({
    isDone: false,
    problem: expect.stringContaining('Somebody who has not written in the draft'),
  });
  await ageProof(at.reviewer.staffId, 6);
  const unproven = await at.reviewer.send('POST', '/records/bank-accounts/actions', {
    action: 'publish',
    records: [{ id: own.id, edit: 1 }],
  });
  expect([unproven.status, (await unproven.json()).needs]).toEqual([403, 'proof']);
});

const accountOf = (number: string) => ({
  slug: `zorbit-${number}`,
  name: `Zorbit ${number}`,
  holder: 'Zorbit',
  number,
  bank: 'Bank',
  isPublic: true,
});

test('whoever has written in a draft does not publish it where two must, however often others save it after them', async () => {
  const accounts = '/records/bank-accounts';
  const begun = await (await at.editor.send('POST', accounts, { document: accountOf('111111111111') })).json();
  const address = `${accounts}/${begun.id}`;
  const save = (desk: Desk, number: string, edit: number) =>
    desk.send('PUT', `${address}/draft`, { document: { ...begun.document, number }, edit });
  await at.editor.send('POST', `${address}/submit`, { edit: 1 });
  expect((await save(at.reviewer, '999999999999', 1)).status).toBe(200);
  expect((await at.reviewer.send('POST', `${address}/send-back`, { note: 'One letter' })).status).toBe(200);
  expect((await save(at.editor, '999999999999', 2)).status).toBe(200);
  const refused = await at.reviewer.send('POST', `${address}/publish`, { edit: 3 });
  expect(refused.status).toBe(403);
  const at8 = new Date(Date.now() + 60_000).toISOString();
  expect((await at.reviewer.send('POST', `${address}/publish`, { edit: 3, at: at8 })).status).toBe(403);
  // A process of the release before names only who has saved last.
  await db()
    .update(recordRevisions)
    .set({ editors: [] })
    .where(eq(recordRevisions.id, Number(begun.id.slice(4))));
  expect((await save(at.reviewer, '888888888888', 3)).status).toBe(200);
  await db()
    .update(recordRevisions)
    .set({ editors: [] })
    .where(eq(recordRevisions.id, Number(begun.id.slice(4))));
  expect((await save(at.editor, '999999999999', 4)).status).toBe(200);
  expect((await at.reviewer.send('POST', `${address}/publish`, { edit: 5 })).status).toBe(403);
  const other = await enterDesk(site, ['reviewer']);
  expect((await other.send('POST', `${address}/publish`, { edit: 5 })).status).toBe(200);
});

test('one person takes what two publish from the site, the others hear of it, and two put it back', async () => {
  const [owner, other] = [await enterDesk(site, ['owner']), await enterDesk(site, ['reviewer'])];
  for (const { staffId } of [owner, other, at.reviewer, at.editor]) await addPasskey(staffId);
  const accounts = '/records/bank-accounts';
  const begun = await (await at.editor.send('POST', accounts, { document: accountOf('222222222222') })).json();
  const { id } = await (await other.send('POST', `${accounts}/${begun.id}/publish`, { edit: 1 })).json();
  expect((await at.reviewer.send('POST', `${accounts}/${id}/archive`)).status).toBe(200);
  const told = async ({ staffId }: Desk) =>
    (await mailsOf(staffId)).flatMap(({ template, data }) => (template === 'review-decided' ? [data] : []));
  for (const desk of [owner, other])
    expect(await told(desk)).toEqual([
      // What is confidential is named by its kind.
      expect.objectContaining({ name: 'Bank account', outcome: 'archived', by: 'Ira Menon', at: null, note: null }),
    ]);
  expect((await told(at.editor)).map(({ outcome }) => outcome)).toEqual(['published']);
  expect(await told(at.reviewer)).toEqual([]);

  const { live } = await (await at.reviewer.get(`${accounts}/${id}`)).json();
  await at.reviewer.send('PUT', `${accounts}/${id}/draft`, { document: live.document, edit: 0 });
  expect((await at.reviewer.send('POST', `${accounts}/${id}/publish`, { edit: 1 })).status).toBe(403);
  expect((await other.send('POST', `${accounts}/${id}/publish`, { edit: 1 })).status).toBe(200);

  // Of what one person publishes nobody hears.
  await at.reviewer.send('POST', `${list}/${at.ids[0]}/archive`);
  expect(await told(owner)).toHaveLength(1);
});

test('two who publish the same records at once publish each once', async () => {
  const drafts = await Promise.all(['D', 'E', 'F'].map((name) => begin(`Race ${name}`)));
  const records = drafts.map((id) => ({ id, edit: 1 }));
  const other = await enterDesk(site, ['owner']);
  const answers = await Promise.all([
    act(at.reviewer, 'publish', records),
    act(other, 'publish', records.toReversed()),
  ]);
  const results = (await Promise.all(answers.map((answer) => answer.json()))).flatMap((answer) => answer.results);
  expect(results.filter(({ isDone }: { isDone: boolean }) => isDone)).toHaveLength(3);
  const stored = await db().select().from(testimonials);
  expect(stored).toHaveLength(6);
  expect(new Set(stored.map(({ position }) => position)).size).toBe(6);
});
