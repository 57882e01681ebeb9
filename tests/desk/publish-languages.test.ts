import { beforeEach, describe, expect, test } from 'vitest';
import { enterTranslator } from '#tests/desk-steps.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, address, open, publicPage, draft, publish, say, publicMarks } = withService(site);

const hindi = (text: string) => (document: Document) => ({ ...document, translations: { hi: { name: text } } });
describe('languages that go out by themselves', () => {
  const both = (document: Document) => ({
    ...document,
    tagline: 'Brighter',
    sections: [
      { slug: 'glow', name: 'Glow', questions: [], translations: { hi: { name: 'चमक' }, ar: { name: 'وهج' } } },
    ],
    translations: { hi: { tagline: 'उजला' }, ar: { tagline: 'أزهى' } },
  });

  test('English together with Hindi, the rest stays a draft with what belongs to it', async () => {
    await draft(both);
    await say('reviewed', 1);
    await say('machine', 1, { language: 'ar' });
    expect((await publish({ edit: 1, languages: ['en', 'hi'] })).status).toBe(200);
    expect(await publicPage()).toContain('Brighter');
    expect(await publicPage(`/hi/services/marks/${at.slug}`)).toContain('चमक');
    expect(await publicPage(`/ar/services/marks/${at.slug}`)).not.toMatch(/أزهى|وهج/);
    const left = await open();
    expect(left.open).toMatchObject({ state: 'draft', isStale: false, number: 2 });
    expect(left.live.document.sections[0].translations).toEqual({ hi: { name: 'चमक' } });
    expect(left.open.document.sections[0]).toMatchObject({ id: left.live.document.sections[0].id });
    expect(await publicMarks()).toMatchObject([{ language: 'hi', mark: 'reviewed' }]);
    expect(left.marks).toMatchObject([
      { language: 'ar', mark: 'machine', isPublic: false },
      { language: 'hi', mark: 'reviewed', isPublic: true },
    ]);
    expect((await publish({ edit: 1 })).status).toBe(200);
    expect(await publicPage(`/ar/services/marks/${at.slug}`)).toMatch(/أزهى|وهج/);
    const { rows } = await (await at.editor.get(`${address()}/revisions`)).json();
    expect(
      rows.map(({ number, languages }: { number: number; languages: string[] | null }) => [number, languages]),
    ).toEqual([
      [2, null],
      [1, ['en', 'hi']],
      [0, null],
    ]);
  });

  test('all that the draft changes closes it, also when it is named language by language', async () => {
    await draft(hindi('चिह्न'));
    expect((await publish({ edit: 1, languages: ['hi'] })).status).toBe(200);
    expect((await open()).open).toBeNull();
  });

  test('a new record can go out in some languages first', async () => {
    const document = { ...both({} as Document), slug: `first-${at.made}`, name: 'First', category: 'marks' };
    const { id } = await (await at.editor.send('POST', '/records/services', { document })).json();
    const send = (languages: string[]) =>
      at.reviewer.send('POST', `/records/services/${id}/publish`, { edit: 1, languages });
    expect((await send(['hi'])).status).toBe(409);
    const made = await (await send(['en', 'ar'])).json();
    expect(made.id).toMatch(/^\d+$/);
    const record = await (await at.editor.get(`/records/services/${made.id}`)).json();
    expect(Object.keys(record.live.document.translations)).toEqual(['ar']);
    expect(record.open.document.translations).toEqual({ hi: { tagline: 'उजला' }, ar: { tagline: 'أزهى' } });
    expect((await at.reviewer.send('POST', `/records/services/${made.id}/publish`, { edit: 1 })).status).toBe(200);
  });

  test.each([
    ['hi', ['en'], 403],
    ['hi', ['en', 'hi'], 403],
    ['hi', ['ar'], 403],
    ['hi', ['hi'], 200],
    ['en', ['en', 'hi'], 403],
  ])('who writes %s and publishes %j', async (own, languages, status) => {
    await draft(both);
    const reviewer = await enterTranslator(site, ['reviewer'], [own]);
    expect((await publish({ edit: 1, languages }, reviewer)).status).toBe(status);
  });

  test('at an hour the whole draft goes out, so single languages are refused', async () => {
    await draft(both);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await publish({ edit: 1, at: soon, languages: ['en', 'hi'] });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['languages']]);
    for (const languages of [['xx'], [], ['hi', 7], 'hi'])
      expect((await publish({ edit: 1, languages })).status).toBe(422);
    expect((await open()).open).toMatchObject({ state: 'draft' });
  });
});

describe('rows without a key, which the desk moves', () => {
  type Step = { id?: number; description: string; translations: Record<string, { description: string }> };
  const stepOf = (description: string): Step => ({
    description,
    translations: { hi: { description: `${description} हिंदी` }, ar: { description: `${description} عربي` } },
  });
  const saidOf = (steps: Step[]) =>
    steps.map(({ description, translations: { hi, ar } }) => [description, hi?.description, ar?.description].join(' '));
  let path: string;
  const city = async () => (await at.editor.get(path)).json();
  const change = async (steps: (steps: Step[]) => Step[]) => {
    const { document } = (await city()).live;
    const changed = { ...document, steps: steps(document.steps) };
    return (await at.editor.send('PUT', `${path}/draft`, { document: changed, edit: 0 })).json();
  };
  const publishCity = (languages?: string[]) => at.reviewer.send('POST', `${path}/publish`, { edit: 1, languages });

  beforeEach(async () => {
    const document = { slug: `rourkela-${at.made}`, city: 'Rourkela', state: 'Odisha', heading: 'Marks in Rourkela' };
    const begun = await at.editor.send('POST', '/records/cities', {
      document: { ...document, steps: [stepOf('Ask'), stepOf('Test')] },
    });
    path = `/records/cities/${(await begun.json()).id}`;
    path = `/records/cities/${(await (await publishCity()).json()).id}`;
  });

  test('English alone moves them with all their translations, and leaves no draft', async () => {
    await change((steps) => steps.toReversed());
    expect((await publishCity(['en'])).status).toBe(200);
    const { live, open: left } = await city();
    expect(saidOf(live.document.steps)).toEqual(['Test Test हिंदी Test عربي', 'Ask Ask हिंदी Ask عربي']);
    expect(left).toBeNull();
  });

  test('a new one before the others brings its own texts, and takes none', async () => {
    await change((steps) => [stepOf('Call'), ...steps]);
    expect((await publishCity(['en', 'hi'])).status).toBe(200);
    const { live, open: left } = await city();
    expect(saidOf(live.document.steps)).toEqual([
      'Call Call हिंदी ',
      'Ask Ask हिंदी Ask عربي',
      'Test Test हिंदी Test عربي',
    ]);
    expect(saidOf(left.document.steps)).toEqual([
      'Call Call हिंदी Call عربي',
      'Ask Ask हिंदी Ask عربي',
      'Test Test हिंदी Test عربي',
    ]);
  });

  test('one that is removed gives its place, and not its texts, to the next', async () => {
    await change(([, test]) => [
      { ...stepOf('Test'), id: test?.id, translations: { hi: { description: 'नया' } } } as Step,
    ]);
    expect((await publishCity(['hi'])).status).toBe(200);
    expect(saidOf((await city()).live.document.steps)).toEqual(['Ask Ask हिंदी Ask عربي', 'Test नया Test عربي']);
  });
});

describe('a mark of another language than those that are published', () => {
  beforeEach(async () => {
    await draft((document) => ({ ...document, translations: { hi: { name: 'चिह्न' }, ar: { name: 'علامة' } } }));
    await say('machine', 1, { language: 'ar' });
    await publish();
    await draft((document) => ({
      ...document,
      name: 'Brighter mark',
      translations: { ...(document.translations as object), hi: { name: 'उजला' } },
    }));
    await say('reviewed', 1, { language: 'ar' });
  });
  const arabic = async () => (await publicMarks()).filter(({ language }) => language === 'ar');

  test('does not go out with them, and its text is not stale by English that has not gone out', async () => {
    expect((await publish({ edit: 1, languages: ['hi'] })).status).toBe(200);
    expect(await arabic()).toMatchObject([{ mark: 'machine' }]);
    const { rows } = await (await at.editor.get('/records/services?q=mark&per_page=100&translation=ar.stale')).json();
    expect(rows.filter(({ id }: { id: string }) => id === at.id)).toEqual([]);
    expect((await publish({ edit: 1 })).status).toBe(200);
    expect(await arabic()).toMatchObject([{ mark: 'reviewed' }]);
  });

  test('stays open by itself', async () => {
    expect((await publish({ edit: 1, languages: ['en', 'hi'] })).status).toBe(200);
    expect(await arabic()).toMatchObject([{ mark: 'machine' }]);
    expect((await open()).open).toMatchObject({ state: 'draft' });
    expect((await publish({ edit: 1, languages: ['ar'] })).status).toBe(200);
    expect(await arabic()).toMatchObject([{ mark: 'reviewed' }]);
    expect((await open()).open).toBeNull();
  });
});
