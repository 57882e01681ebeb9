import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { finderFacts } from '#db/schema/finder-facts.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
});

type Saved = { id: string; edit: number; problems: { path: string; message: string }[] };
const saidOf = ({ problems }: Saved) => Object.fromEntries(problems.map(({ path, message }) => [path, message]));

/** Saves a draft of a new or a public record. */
async function save(kind: 'facts' | 'rules', document: object, known?: { id: string; edit: number }): Promise<Saved> {
  const answer = known
    ? await editor.send('PUT', `/records/${kind}/${known.id}/draft`, { document, edit: known.edit })
    : await editor.send('POST', `/records/${kind}`, { document });
  const saved = await answer.json();
  expect(saved.problems, JSON.stringify(saved)).toBeDefined();
  return saved;
}

const publish = (kind: 'facts' | 'rules', { id, edit }: Saved) =>
  reviewer.send('POST', `/records/${kind}/${id}/publish`, { edit });

const fact = {
  key: 'zorbs',
  name: 'Zorbs',
  kind: 'choice',
  values: [
    { value: 'few', clause: 'it has few zorbs' },
    { value: 'many', clause: 'it has many zorbs', translations: { hi: { clause: 'उसमें बहुत ज़ोर्ब हैं' } } },
  ],
  translations: {},
};
const rule = {
  key: 'zorb-rule',
  approval: 'stqc-cctv',
  effect: 'requires',
  condition: { fact: 'zorbs', is: 'many' },
  families: ['instant-geyser'],
  reason: 'A geyser with many zorbs needs an approval.',
  source: 'Zorb Order, 2026',
  confidence: 'gazette',
  examples: { true: { zorbs: 'many' }, false: { zorbs: 'few' }, undecided: {} },
  translations: { hi: { reason: 'बहुत ज़ोर्ब वाले गीज़र को अनुमोदन चाहिए।' } },
};
/** Each in another language, because a page that is kept answers once more as it was. */
const sheetIn = async (language: string) => (await site.get(`${language}/approval-finder/instant-geyser`)).text();

test('a rule on a new fact changes the sheet of a family as soon as both are published', async () => {
  const unknown = await save('rules', rule);
  expect(saidOf(unknown)).toMatchObject({ condition: 'There is no fact zorbs.' });
  expect((await publish('rules', unknown)).status).toBe(422);
  const savedFact = await save('facts', fact);
  expect(savedFact.problems).toEqual([]);
  expect((await publish('facts', savedFact)).status).toBe(200);
  const saved = await save('rules', rule, unknown);
  expect(saved.problems).toEqual([]);
  expect(await sheetIn('/de')).not.toContain('many zorbs');
  expect((await publish('rules', saved)).status).toBe(200);
  expect(await sheetIn('')).toContain('it has many zorbs');
  expect(await sheetIn('/hi')).toContain('उसमें बहुत ज़ोर्ब हैं');
});

test('examples that do not hold, and what there is not, are said at their field', async () => {
  const failing = await save('rules', {
    ...rule,
    key: 'zorb-examples',
    condition: { fact: 'radio', is: 'nfc' },
    examples: { true: { radio: ['none'] }, false: {}, undecided: { radio: ['nfc'] } },
  });
  expect(saidOf(failing)).toEqual({
    'examples.true': 'By its condition this example is false.',
    'examples.false': 'By its condition this example is undecided.',
    'examples.undecided': 'By its condition this example is true.',
  });
  const refused = await publish('rules', failing);
  expect([refused.status, Object.keys((await refused.json()).errors).sort()]).toEqual([
    422,
    ['examples.false', 'examples.true', 'examples.undecided'],
  ]);
  const wrong = await save('rules', {
    ...rule,
    key: 'zorb-wrong',
    condition: '{"fact":',
    families: [],
    examples: { true: 'zorbs', false: {}, undecided: {} },
  });
  expect(saidOf(wrong)).toMatchObject({
    condition: expect.stringContaining('is not a condition'),
    'examples.true': expect.stringContaining('is not a set of facts'),
  });
  const lost = await save('rules', {
    ...rule,
    key: 'zorb-lost',
    condition: { fact: 'radio', in: ['nfc', 'zorb'] },
    overrides: ['zorb-lost', 'zorb-nothing', 'list:zorb'],
  });
  const problems = lost.problems.map(({ path, message }) => `${path}: ${message}`);
  expect(problems).toEqual(
    expect.arrayContaining([
      'condition: radio has no value zorb.',
      'overrides: There is no rule zorb-nothing.',
      'overrides: No approval has the list zorb.',
      'overrides: These would override each other: zorb-lost.',
    ]),
  );
});

test('an approval and a group that there are not are refused at their field', async () => {
  const radio = {
    condition: { fact: 'radio', is: 'nfc' },
    examples: { true: { radio: 'nfc' }, false: { radio: 'none' } },
  };
  for (const [field, given] of [
    ['approval', { approval: 'zorb' }],
    ['groups.0', { groups: ['Zorbs'] }],
  ] as const) {
    const saved = await save('rules', { ...rule, ...radio, key: `zorb-${field.slice(0, 5)}`, ...given });
    const refused = await publish('rules', saved);
    expect([refused.status, Object.keys((await refused.json()).errors)]).toEqual([422, [field]]);
  }
});

test('a fact and a rule that are in use stay, with their keys, kinds and values', async () => {
  const [stored] = await db().select().from(finderFacts).where(eq(finderFacts.key, 'zorbs'));
  const id = String(stored?.id);
  const archived = await reviewer.send('POST', `/records/facts/${id}/archive`, {});
  expect([archived.status, (await archived.json()).message]).toEqual([
    409,
    'zorbs stays as long as others name it: zorb-rule. Change these first.',
  ]);
  const changed = await save('facts', { ...fact, key: 'zorb', values: fact.values.slice(0, 1) }, { id, edit: 0 });
  expect(saidOf(changed)).toEqual({
    key: expect.stringContaining('stays as it is'),
    values: 'many stays as long as others name it: zorb-rule. Change these first.',
  });
  const other = await save('facts', { ...fact, kind: 'number', values: [] }, { id, edit: 1 });
  expect(saidOf(other)).toEqual({ kind: expect.stringContaining('stays as it is') });
  const [radio] = await db().select().from(finderFacts).where(eq(finderFacts.key, 'radio'));
  expect((await reviewer.send('POST', `/records/facts/${radio?.id}/archive`, {})).status).toBe(409);
  const [named] = await db().select().from(finderRules).where(eq(finderRules.key, 'gold-hallmark'));
  const kept = await reviewer.send('POST', `/records/rules/${named?.id}/archive`, {});
  expect([kept.status, (await kept.json()).message]).toEqual([409, expect.stringContaining('gold-under-two-grams')]);
  const [own] = await db().select().from(finderRules).where(eq(finderRules.key, 'zorb-rule'));
  const renamed = await save('rules', { ...rule, key: 'zorb' }, { id: String(own?.id), edit: 0 });
  expect(saidOf(renamed)).toEqual({ key: expect.stringContaining('stays as it is') });
  expect((await reviewer.send('POST', `/records/rules/${own?.id}/archive`, {})).status).toBe(200);
  expect((await reviewer.send('POST', `/records/facts/${id}/archive`, {})).status).toBe(200);
  expect(await sheetIn('/fr')).not.toContain('many zorbs');
});

test('a rule beside the lists that another rule overrides stays, with its key', async () => {
  const named = 'it-hardware-desktop-free';
  const [side] = await db().select().from(sideRules).where(eq(sideRules.key, named));
  const address = `/records/side-rules/${side?.id}`;
  const beating = {
    ...{ ...rule, key: 'zorb-beats', effect: 'excludes', approval: 'import-policy', overrides: [`side:${named}`] },
    ...{ condition: { fact: 'radio', is: 'nfc' }, examples: { true: { radio: 'nfc' }, false: { radio: 'none' } } },
  };
  const saved = await save('rules', beating);
  expect((await publish('rules', saved)).status).toBe(200);
  const said = `side:${named} stays as long as others name it: zorb-beats. Change these first.`;
  const archived = await reviewer.send('POST', `${address}/archive`, {});
  expect([archived.status, (await archived.json()).message]).toEqual([409, said]);
  const { live } = await (await editor.get(address)).json();
  const begun = await editor.send('PUT', `${address}/draft`, { document: { ...live.document, key: 'zorb' }, edit: 0 });
  const draft: Saved = await begun.json();
  expect(saidOf(draft)).toEqual({ key: expect.stringContaining('stays as it is') });
  const kept = await editor.send('PUT', `${address}/draft`, { document: live.document, edit: draft.edit });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const ending = { edit: (await kept.json()).edit, until };
  const refused = await reviewer.send('POST', `${address}/publish`, ending);
  expect([refused.status, (await refused.json()).errors]).toEqual([422, { until: [said] }]);
  const [own] = await db().select().from(finderRules).where(eq(finderRules.key, 'zorb-beats'));
  expect((await reviewer.send('POST', `/records/rules/${own?.id}/archive`, {})).status).toBe(200);
  expect((await reviewer.send('POST', `${address}/archive`, {})).status).toBe(200);
});
