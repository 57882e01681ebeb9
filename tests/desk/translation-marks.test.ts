import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { services } from '#db/schema/services.ts';
import { changeRows } from '#tests/change-rows.ts';
import { enterDesk, enterTranslator } from '#tests/desk-steps.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, draft, publish, say, publicMarks } = withService(site);

const hindi = (text: string) => (document: Document) => ({ ...document, translations: { hi: { name: text } } });
const english = (text: string) => (document: Document) => ({ ...document, name: text });
const markNow = async () => {
  const { marks } = await open();
  return marks.map(({ language, mark, isStale }: Shown) => `${language} ${mark}${isStale ? ' stale' : ''}`);
};
type Shown = { language: string; mark: string; isStale: boolean };
/** Changes the draft as it is saved. */
async function rewrite(change: (document: Document) => object, edit: number, desk = at.editor) {
  const { open: own } = await open();
  return desk.send('PUT', `${address()}/draft`, { document: change(own.document), edit });
}

describe('a translation that was written, reviewed and published', () => {
  beforeEach(async () => {
    await draft(hindi('चिह्न'));
    expect((await say('reviewed', 1)).status).toBe(200);
    expect(await publicMarks()).toEqual([]);
    expect((await publish()).status).toBe(200);
  });

  test('is marked for the public text, by whoever said so', async () => {
    expect(await publicMarks()).toEqual([{ language: 'hi', mark: 'reviewed', by: at.reviewer.staffId }]);
    expect((await open()).marks).toEqual([
      { language: 'hi', mark: 'reviewed', isStale: false, isPublic: true, by: 'Ira Menon', at: expect.any(String) },
    ]);
  });

  test('is stale once the English has changed, until somebody says something of it anew', async () => {
    const saved = await (await draft(english('Brighter mark'))).json();
    expect(saved.marks).toMatchObject([{ mark: 'reviewed', isStale: true }]);
    expect((await publish()).status).toBe(200);
    expect(await markNow()).toEqual(['hi reviewed stale']);
    const begun = await (await say('reviewed', 0)).json();
    expect(begun).toMatchObject({ edit: 0, marks: [{ mark: 'reviewed', isStale: false, isPublic: false }] });
    expect((await publish({ edit: 0, languages: ['hi'] })).status).toBe(200);
    expect(await open()).toMatchObject({ open: null, marks: [{ isStale: false, isPublic: true }] });
  });

  test('is a draft once somebody has changed it, as stale as it was, and reviewed again when the change is taken back', async () => {
    await draft(hindi('दूसरा चिह्न'));
    expect(await markNow()).toEqual(['hi draft']);
    await rewrite(english('Brighter mark'), 1);
    expect(await markNow()).toEqual(['hi draft stale']);
    await rewrite((document) => ({ ...hindi('चिह्न')(document), name: `Zorbit mark ${at.made}` }), 2);
    expect(await markNow()).toEqual(['hi reviewed']);
  });

  test('keeps its mark when only what has no text changes, when it is archived and put back, and loses it with its text', async () => {
    await draft((document) => ({ ...document, homePosition: 3 }));
    await publish();
    expect(await markNow()).toEqual(['hi reviewed']);
    expect((await at.reviewer.send('POST', `${address()}/archive`)).status).toBe(200);
    expect(await markNow()).toEqual(['hi reviewed']);
    await draft((document) => ({ ...document, translations: {} }));
    expect(await markNow()).toEqual([]);
    await publish();
    expect(await publicMarks()).toEqual([]);
  });

  test('is reviewed again when its revision comes back, and stale if the English does not come with it', async () => {
    await draft(hindi('दूसरा चिह्न'));
    await publish();
    expect(await markNow()).toEqual(['hi draft']);
    await draft(english('Brighter mark'));
    await publish();
    expect(await markNow()).toEqual(['hi draft stale']);
    const translator = await enterTranslator(site, ['editor'], ['hi']);
    expect((await translator.send('POST', `${address()}/restore`, { number: 1 })).status).toBe(200);
    expect(await markNow()).toEqual(['hi reviewed stale']);
    expect((await at.reviewer.send('POST', `${address()}/discard`, { edit: 1 })).status).toBe(200);
    expect((await at.editor.send('POST', `${address()}/restore`, { number: 1 })).status).toBe(200);
    expect(await markNow()).toEqual(['hi reviewed']);
  });

  test('says nothing of a text that somebody has written by SQL', async () => {
    const change = { translations: { hi: { name: 'और कुछ' } } };
    const isOwn = eq(services.id, Number(at.id));
    await changeRows('service', (tx) => tx.update(services).set(change).where(isOwn));
    expect(await markNow()).toEqual(['hi draft']);
  });
});

describe('who may say what of a translation', () => {
  beforeEach(async () => {
    await draft((document) => ({ ...document, translations: { hi: { name: 'चिह्न' }, ar: { name: 'علامة' } } }));
  });

  test.each([
    ['editor', null, 'hi', [200, 200, 403]],
    ['reviewer', null, 'hi', [200, 200, 200]],
    ['owner', null, 'ar', [200, 200, 200]],
    ['sales', null, 'hi', [403, 403, 403]],
    ['editor', ['hi'], 'hi', [200, 200, 403]],
    ['editor', ['hi'], 'ar', [403, 403, 403]],
    ['reviewer', ['ar'], 'ar', [200, 200, 200]],
    ['reviewer', ['ar'], 'hi', [403, 403, 403]],
    ['owner', ['ar'], 'hi', [403, 403, 403]],
  ] as const)('%s who writes %j, of %s', async (role, languages, language, allowed) => {
    const desk = languages ? await enterTranslator(site, [role], [...languages]) : await enterDesk(site, [role]);
    const answers = [];
    for (const mark of ['machine', 'draft', 'reviewed']) answers.push((await say(mark, 1, { desk, language })).status);
    expect(answers).toEqual(allowed);
  });

  test.each([
    [{ language: 'en' }, 422],
    [{ language: 'xx' }, 422],
    [{ language: '__proto__' }, 422],
    [{ language: 'fr' }, 422],
    [{ mark: 'perfect' }, 422],
    [{ edit: 7 }, 409],
    [{ source: 'mine' }, 422],
    [{ text: 'mine' }, 422],
  ])('%j is refused, and nothing is said', async (given, status) => {
    expect((await say('draft', 1, given)).status).toBe(status);
    const [own] = await db().select().from(recordRevisions).where(eq(recordRevisions.record, at.id));
    expect(own?.marks).toBeNull();
  });

  test('a record that there is not, one of another kind, and a kind that only an owner changes', async () => {
    const to = (path: string, desk = at.reviewer) =>
      desk.send('POST', `${path}/mark`, { edit: 0, language: 'hi', mark: 'draft' });
    expect((await to('/records/services/99999999')).status).toBe(404);
    expect((await to('/records/nothing/1')).status).toBe(404);
    expect((await to('/records/hosts/1')).status).toBe(403);
  });

  test('nobody, while the draft waits for its hour; a reviewer, while it is in review', async () => {
    expect((await at.editor.send('POST', `${address()}/submit`, { edit: 1 })).status).toBe(200);
    expect((await say('draft', 1, { desk: at.editor })).status).toBe(409);
    expect((await say('reviewed', 1)).status).toBe(200);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish({ edit: 1, at: soon })).status).toBe(200);
    expect((await say('machine', 1)).status).toBe(409);
  });
});

test('a mark and a text that is saved at the same moment: the mark never speaks of the other text', async () => {
  await draft(hindi('चिह्न'));
  const [marked, saved] = await Promise.all([say('reviewed', 1), rewrite(hindi('दूसरा चिह्न'), 1)]);
  expect(saved.status).toBe(200);
  expect([200, 409]).toContain(marked.status);
  expect(await markNow()).toEqual(['hi draft']);
});

test('of 12 who mark a public text at once and one who writes, one begins the draft, and nobody is told to compare', async () => {
  await draft(hindi('चिह्न'));
  await publish();
  const { live } = await open();
  const document = { ...live.document, tagline: 'Written meanwhile' };
  const answers = await Promise.all([
    at.editor.send('PUT', `${address()}/draft`, { document, edit: 0 }),
    ...Array.from({ length: 12 }, () => say('reviewed', 0)),
  ]);
  const [saved, ...marked] = answers.map(({ status }) => status);
  expect(saved).toBe(200);
  // Whoever marks after the save has not seen its text.
  expect(new Set([...marked, 200, 409])).toEqual(new Set([200, 409]));
  expect((await open()).open).toMatchObject({ edit: 1, document: { tagline: 'Written meanwhile' } });
});

test('who writes Hindi only and brings a revision back says nothing of other languages by it', async () => {
  await draft((document) => ({ ...document, translations: { hi: { name: 'चिह्न' }, ar: { name: 'علامة' } } }));
  await say('machine', 1, { language: 'ar' });
  await publish();
  await say('reviewed', 0, { language: 'ar' });
  await publish({ edit: 0 });
  const arabic = async () => (await publicMarks()).filter(({ language }) => language === 'ar');
  expect(await arabic()).toMatchObject([{ mark: 'reviewed' }]);
  const translator = await enterTranslator(site, ['editor'], ['hi']);
  expect((await translator.send('POST', `${address()}/restore`, { number: 1 })).status).toBe(200);
  expect((await open()).marks).toContainEqual(
    expect.objectContaining({ language: 'ar', mark: 'reviewed', isPublic: true }),
  );
  await publish({ edit: 1 });
  expect(await arabic()).toMatchObject([{ mark: 'reviewed' }]);
});
