import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { translationMarks } from '#db/schema/records.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, draft, publish, say } = withService(site);

const hindi = (text: string) => (document: Document) => ({ ...document, translations: { hi: { name: text } } });
const english = (text: string) => (document: Document) => ({ ...document, name: text });

test('a list is narrowed to what is missing, made by a machine, or stale in a language', async () => {
  const ids = async (translation: string) => {
    const answer = await at.editor.get(`/records/services?q=zorbit&per_page=100&translation=${translation}`);
    return (await answer.json()).rows.map(({ id }: { id: string }) => id);
  };
  const isFound = async (translation: string) => (await ids(translation)).includes(at.id);
  const found = async () => {
    const states = ['hi.missing', 'hi.machine', 'hi.draft', 'hi.stale', 'ar.missing'];
    const hits = await Promise.all(states.map(isFound));
    return states.filter((_, index) => hits[index]);
  };
  expect(await found()).toEqual(['hi.missing', 'ar.missing']);
  await draft(hindi('चिह्न'));
  expect(await found()).toEqual(['hi.missing', 'ar.missing']);
  await publish();
  expect(await found()).toEqual(['hi.draft', 'ar.missing']);
  await say('machine', 0);
  await publish({ edit: 0 });
  await draft(english(`Zorbit again ${at.made}`));
  await publish();
  expect(await found()).toEqual(['hi.machine', 'hi.stale', 'ar.missing']);
  const languages = async () => {
    const { rows } = await (await at.editor.get('/records/services?q=zorbit&per_page=100')).json();
    return rows.find(({ id }: { id: string }) => id === at.id).languages;
  };
  const inArabic = { code: 'ar', total: 1, isStale: false };
  expect(await languages()).toContainEqual({ code: 'hi', done: 1, total: 1, mark: 'machine', isStale: true });
  expect(await languages()).toContainEqual({ ...inArabic, done: 0, mark: null });
  await draft((document) => ({
    ...document,
    translations: { ...(document.translations as object), ar: { name: 'علامة' } },
  }));
  await publish();
  expect(await languages()).toContainEqual({ ...inArabic, done: 1, mark: 'draft' });
  // As it was stored by a release that knew no marks.
  await db().delete(translationMarks).where(eq(translationMarks.record, at.id));
  expect(await found()).toEqual(['hi.machine']);
  for (const wrong of ['hi', 'hi.perfect', 'en.stale', 'xx.missing', "hi.stale' or true"])
    expect((await at.editor.get(`/records/services?translation=${encodeURIComponent(wrong)}`)).status).toBe(422);
});
