import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { productFamilies } from '#db/schema/families.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
let address = '';
let facts: Record<string, unknown>[] = [];
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  // No golden sheet names that light.
  const [light] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'led-tubelight'));
  address = `/records/families/${light?.id}`;
  facts = (await (await editor.get(address)).json()).live.document.facts;
});

async function keep() {
  const body = new URLSearchParams({ family: 'led-tubelight', answers: 'audience=import' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { key } = await (await site.get('/api/finder/sheets', { method: 'POST', headers, body })).json();
  return String(key);
}
const read = async (key: string) => (await site.get(`/api/finder/sheets/${key}`)).json();
const wordsOf = async (key: string) => readWords(await (await site.get(`/sheets/${key}`)).text());

/** Publishes a change of that light. @returns the number of its release */
async function release(change: object): Promise<number> {
  const { live, open } = await (await editor.get(address)).json();
  const draft = { document: { ...live.document, ...change }, edit: open?.edit ?? 0 };
  const { edit, problems } = await (await editor.send('PUT', `${address}/draft`, draft)).json();
  expect(problems).toEqual([]);
  expect((await reviewer.send('POST', `${address}/publish`, { edit })).status).toBe(200);
  const { rows } = await (await editor.get('/finder/releases')).json();
  return rows[0].number;
}
const withRadio = () => [
  ...facts.filter(({ fact }) => fact !== 'radio'),
  { fact: 'radio', values: ['bluetooth'], certainty: 'always' },
];

test('a kept sheet names the release by which it was kept, and the one that has changed it since', async () => {
  const first = await keep();
  expect(await read(first)).toMatchObject({ release: 0, changed_by: null });
  expect(await wordsOf(first)).not.toContain('of our rules');

  // Another name changes no sheet, so that nothing has changed by it.
  const named = await release({ name: 'Zorb lamp' });
  expect(await read(first)).toMatchObject({ release: 0, changes_since: [], changed_by: null });

  const changed = await release({ facts: withRadio() });
  const second = await keep();
  const seen = await read(first);
  expect(seen.changes_since.map(({ key }: { key: string }) => key)).toContain('wpc-eta');
  expect(seen).toMatchObject({ release: 0, changed_by: { release: changed, on: todayInIndia() } });
  expect(changed).toBeGreaterThan(named);
  const day = longDate(todayInIndia(), 'en');
  expect(await wordsOf(first)).toContain(`Release ${changed} of our rules changed sheets of this kind on ${day}.`);
  expect(await read(second)).toMatchObject({ release: changed, changes_since: [], changed_by: null });
  expect(await wordsOf(second)).toContain(`By release ${changed} of our rules.`);
  const file = await (await site.get(`/sheets/${second}.json`)).json();
  expect(file).toMatchObject({ release: changed, changed_by: null });

  // A release that was taken back before anybody heard of it, and a sheet from before releases were stored, name none.
  await db().update(changeEvents).set({ state: 'withdrawn' }).where(eq(changeEvents.kind, 'release'));
  expect((await read(first)).changed_by).toBeNull();
  await db().update(changeEvents).set({ state: 'published' }).where(eq(changeEvents.kind, 'release'));
  await db().update(keptSheets).set({ release: null }).where(eq(keptSheets.key, first));
  expect(await read(first)).toMatchObject({ release: null, changed_by: null });
});
