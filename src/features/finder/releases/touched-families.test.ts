import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { findLive } from '#features/records/desk/open-revision.server.ts';
import { withSite } from '#tests/server.ts';
import type { Facts } from '../condition.schema.ts';
import { type KnownFamily, knowFamilies } from '../families/know-family.server.ts';
import { changesSince } from '../kept/changes-since.ts';
import { keptRows } from '../kept/kept-rows.ts';
import type { FinderRule } from '../load-finder.server.ts';
import { ruleKind } from '../rules/rule.record.server.ts';
import { changedFamilies, familiesConcerned } from './compare-families.server.ts';
import { touchedFamilies } from './touched-families.ts';

withSite();
let families: KnownFamily[];
beforeAll(async () => {
  families = await knowFamilies('en');
});

type Rules = KnownFamily['finder']['rules'];
const withRules = (change: (rules: Rules) => FinderRule[]): KnownFamily[] => {
  const rules = change(families[0]?.finder.rules ?? []) as Rules;
  return families.map((known) => ({ ...known, finder: { ...known.finder, rules } }));
};
const changeRule = (key: string, change: Partial<FinderRule>) =>
  withRules((rules) => rules.map((rule) => (rule.key === key ? { ...rule, ...change } : rule)));
const changeFamily = (slug: string, change: Partial<KnownFamily['family']>) =>
  families.map(
    (known): KnownFamily => (known.family.slug === slug ? { ...known, family: { ...known.family, ...change } } : known),
  );
const touched = (after: readonly KnownFamily[]) => touchedFamilies(families, after).map(({ slug }) => slug);

describe('a family is touched', () => {
  test.each<[string, Partial<FinderRule>]>([
    ['wpc-eta-licence-exempt-radio', { effect: 'may-require' }],
    ['wpc-eta-licence-exempt-radio', { condition: { fact: 'radio', is: 'nfc' } }],
    ['cosmetic-import', { scope: { families: ['led-bulb'] } }],
  ])('if any sheet of it changes with %s', (key, change) => {
    const after = changeRule(key, change);
    const named = new Set(touched(after));
    const answers: Facts[] = [{}, { radio: { values: ['bluetooth'] } }, { radio: { values: ['none'] } }];
    const changes = (was: KnownFamily, is: KnownFamily) =>
      answers.some((given) => {
        const [old, now] = [was, is].map((known) => keptRows({ ...known, given }, { reader: 'import', size: null }));
        return changesSince(old ?? [], now ?? []).length > 0;
      });
    const changed = families.flatMap((was, at) => {
      const is = after[at];
      return is && changes(was, is) ? [was.family.slug] : [];
    });
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((slug) => !named.has(slug))).toEqual([]);
    expect(named.size).toBeLessThan(families.length);
  });

  test('by its own facts, rows and what was looked at, and when it comes or goes', () => {
    const { facts, lines, stances } = families.find(({ family }) => family.slug === 'led-bulb')?.family ?? {};
    for (const change of [{ facts: facts?.slice(1) }, { lines: lines?.slice(1) }, { stances: stances?.slice(1) }])
      expect(touched(changeFamily('led-bulb', change as Partial<KnownFamily['family']>))).toEqual(['led-bulb']);
    expect(touched(families.filter(({ family }) => family.slug !== 'led-bulb'))).toEqual(['led-bulb']);
    expect(touchedFamilies([], families)).toHaveLength(families.length);
  });

  test('with all others by the kind of a fact', () => {
    const facts = new Map(families[0]?.finder.facts);
    facts.set('radio', { kind: 'choice', values: ['none'], unit: null, words: {} });
    expect(touched(families.map((known) => ({ ...known, finder: { ...known.finder, facts } })))).toHaveLength(
      families.length,
    );
  });
});

test('no family is touched by words, by the order of rules or of what it has, or by the same read again', async () => {
  expect(touched(await knowFamilies('hi'))).toEqual([]);
  expect(touched(withRules((rules) => rules.toReversed()))).toEqual([]);
  expect(touched(changeRule('cosmetic-import', { reason: 'Otherwise.', source: 'Zorb Order' }))).toEqual([]);
  const bulb = families.find(({ family }) => family.slug === 'led-bulb')?.family;
  const { facts = [], stances = [] } = bulb ?? {};
  const after = changeFamily('led-bulb', { name: 'Lamp', facts: facts.toReversed(), stances: stances.toReversed() });
  expect(touched(after)).toEqual([]);
});

test('a sheet that changes for importers alone is counted, and says for whom', () => {
  const changed = changedFamilies(touchedFamilies(families, changeRule('cosmetic-import', { effect: 'may-require' })));
  expect(changed).toMatchObject([{ slug: 'cosmetic', reader: 'import' }]);
});

test.each(['wpc-eta-licence-exempt-radio', 'cosmetic-import', 'toy-import-condition'])(
  'only families in the scope of a rule, before or after, are looked at when it changes: %s',
  async (key) => {
    const [rule] = await db().select({ id: finderRules.id }).from(finderRules).where(eq(finderRules.key, key));
    const live = await findLive(db(), { kind: ruleKind, id: String(rule?.id) });
    const document = { ...live?.document, allGroups: false, groups: [], families: ['led-bulb'] };
    const concerned = await knowFamilies('en', await familiesConcerned(ruleKind, document));
    const moved = touched(changeRule(key, { scope: { families: ['led-bulb'] } }));
    expect(concerned.map(({ family }) => family.slug).sort()).toEqual(moved.sort());
  },
);
