import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { finderRules } from '#db/schema/finder.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';
import type { Conflicts } from './conflicts.schema.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
});

const queued = async (): Promise<Conflicts> => (await (await editor.get('/law/queues')).json()).conflicts;
const ofZorb = async () =>
  (await queued()).rows.filter(({ taking, duty }) => [taking.key, duty.key].some((key) => key.startsWith('zorb')));

type Document = { key: string; reason: string } & Record<string, unknown>;
const freeing: Document = {
  ...{ key: 'zorb-free', approval: 'epr-e-waste', effect: 'excludes', families: ['led-tubelight'] },
  condition: { fact: 'watts', below: 5 },
  reason: 'A light of less than 5 W is no e-waste.',
  ...{ source: 'Zorb Order, 2026', confidence: 'gazette' },
  examples: { true: { watts: 4 }, false: { watts: 5 }, undecided: {} },
};

async function publish(document: Document, id?: number): Promise<number> {
  const saved = id
    ? await editor.send('PUT', `/records/rules/${id}/draft`, { document, edit: 0 })
    : await editor.send('POST', '/records/rules', { document });
  const { edit, problems, ...made } = await saved.json();
  expect(problems).toEqual([]);
  const record = id ?? made.id;
  const published = await reviewer.send('POST', `/records/rules/${record}/publish`, { edit });
  expect([published.status, published.ok || (await published.text())]).toEqual([200, true]);
  const [rule] = await db().select().from(finderRules).where(eq(finderRules.key, document.key));
  return rule?.id ?? 0;
}

test('a rule against a row is queued with its answers and records, and leaves when it beats the row', async () => {
  const before = await queued();
  expect(await ofZorb()).toEqual([]);
  const [light] = await db().select().from(productFamilies).where(eq(productFamilies.slug, 'led-tubelight'));
  const record = await publish(freeing);
  expect(await ofZorb()).toMatchObject([
    {
      ...{ approval: 'EPR for e-waste', reader: 'everyone' },
      taking: { kind: 'rules', record, key: 'zorb-free', name: freeing.reason, order: null },
      duty: { kind: null, record: null, key: 'epr_eee_codes CEEW18', name: expect.stringMatching(/./) },
      answers: [expect.stringMatching(/ 2\.5 W$/)],
      families: [{ id: light?.id, slug: 'led-tubelight' }],
      moreFamilies: 0,
    },
  ]);
  expect((await queued()).total).toBe(before.total + 1);
  await publish({ ...freeing, overrides: ['list:epr_eee_codes'] }, record);
  expect(await queued()).toEqual(before);
});

test('a rule against a rule is queued whatever is answered, and leaves with either of them', async () => {
  const mains = { condition: { fact: 'mains', is: 'yes' } };
  const examples = { true: { mains: 'yes' }, false: { mains: 'no' }, undecided: {} };
  const asked = { ...freeing, ...mains, key: 'zorb-asked', approval: 'stqc-cctv', effect: 'requires', examples };
  await publish({ ...asked, reason: 'A light needs a test.' });
  const taken = { ...asked, key: 'zorb-taken', effect: 'excludes', reason: 'A light needs no test.' };
  const record = await publish(taken);
  expect(await ofZorb()).toMatchObject([
    { taking: { key: 'zorb-taken' }, duty: { kind: 'rules', key: 'zorb-asked' }, answers: [] },
  ]);
  expect((await reviewer.send('POST', `/records/rules/${record}/archive`)).status).toBe(200);
  expect(await ofZorb()).toEqual([]);
});

test('a rule against a rule beside the lists leads to the record of that one', async () => {
  const examples = { true: { mains: 'yes' }, false: { mains: 'no' }, undecided: {} };
  await publish({
    ...{ ...freeing, key: 'zorb-beside', approval: 'import-policy', families: ['led-television'] },
    ...{ condition: { fact: 'mains', is: 'yes' }, examples, reason: 'A television is imported freely.' },
  });
  const [side] = await db().select().from(sideRules).where(eq(sideRules.key, 'colour-tv'));
  expect((await ofZorb()).map(({ duty }) => duty)).toContainEqual(
    expect.objectContaining({ kind: 'side-rules', record: side?.id, key: 'side:colour-tv' }),
  );
});
