import { setImmediate } from 'node:timers/promises';
import { inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { finderRules } from '#db/schema/finder.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Condition, Facts, Known } from '../condition.schema.ts';
import { type AssessedLine, askedApprovals, assessFamily } from '../evaluation/assess-family.ts';
import { type Basis, fullNameOf } from '../evaluation/evaluate.ts';
import { isSettled, wholes } from '../evaluation/known-facts.ts';
import { factsOfFamily } from '../families/facts-of-family.ts';
import { type KnownFamily, knowFamilies, knowFamily } from '../families/know-family.server.ts';
import { sidePrefix } from '../finder.schema.ts';
import { answerWords } from '../flow/answer-words.server.ts';
import { possibleAnswers, valuesIn } from '../flow/askable-facts.ts';
import { askedFacts } from '../flow/asked-facts.ts';
import { contradicted, implied } from '../flow/read-answers.ts';
import { type Approval, type FinderRule, loadFinder } from '../load-finder.server.ts';
import { type ConflictSide, type Conflicts, conflictsPageSize } from './conflicts.schema.ts';
import { type Conflict, findConflicts } from './find-conflicts.ts';

/** How many families of each are shown; their total says how many there are. */
const mostFamilies = 5;
/** After so many milliseconds other requests have their turn. */
const atOnce = 25;

type FoundConflict = Conflict<AssessedLine, FinderRule> & { approval: Approval };
type Group = FoundConflict & { readers: Set<'india' | 'import'>; families: Map<number, KnownFamily['family']> };

/**
 * Where rules contradict each other or a row of a list under answers that somebody may give, by what contradicts what.
 * @param asked the page; the first is given for one that there is not any more
 */
export async function listConflicts(language: LanguageCode, asked: number): Promise<Conflicts> {
  const groups = await findAll(language);
  const page = (asked - 1) * conflictsPageSize < groups.length ? asked : 1;
  const rows = groups.slice((page - 1) * conflictsPageSize, page * conflictsPageSize);
  const [{ facts }, records] = [await loadFinder(language), await recordsOf(rows)];
  return {
    total: groups.length,
    page,
    rows: rows.map(({ approval, readers, taking, duty, answers, families }) => {
      const [reader = 'everyone'] = readers.size === 1 ? readers : [];
      return {
        ...{ approval: approval.name, reader, taking: sideOf({ rule: taking }, records), duty: sideOf(duty, records) },
        answers: Object.entries(answers).flatMap(([fact, known]) => {
          const text = facts.get(fact);
          return text ? answerWords(text, known, language) : [];
        }),
        families: [...families.values()].slice(0, mostFamilies).map(({ id, slug, name }) => ({ id, slug, name })),
        moreFamilies: Math.max(0, families.size - mostFamilies),
      };
    }),
  };
}

/** All families are evaluated once after each write, when somebody looks. */
const findAll = byContentVersion(async (language, today): Promise<Group[]> => {
  const groups = new Map<string, Group>();
  const families = await knowFamilies(language, undefined, today);
  let since = performance.now();
  for (const known of families) {
    if (performance.now() - since > atOnce) {
      await setImmediate();
      since = performance.now();
    }
    for (const reader of ['india', 'import'] as const) {
      for (const conflict of await conflictsOf(known, reader, language)) {
        const name = [conflict.approval.key, conflict.taking.key, fullNameOf(conflict.duty)].join('\n');
        const group = groups.get(name) ?? { ...conflict, readers: new Set(), families: new Map() };
        group.readers.add(reader);
        group.families.set(known.family.id, known.family);
        groups.set(name, group);
      }
    }
  }
  return [...groups.values()];
});

async function conflictsOf(
  known: KnownFamily,
  reader: 'india' | 'import',
  language: LanguageCode,
): Promise<FoundConflict[]> {
  const sheetFor = { reader, size: null };
  // The others say nothing of it, and there are dozens of them.
  const onlyOf = ({ key }: Approval, { approvals, ...finder }: KnownFamily['finder']) => ({
    ...finder,
    approvals: approvals.filter((approval) => approval.key === key),
  });
  const isOne = ({ finder, ...of }: KnownFamily, answers: Facts, approval: Approval) =>
    assessFamily(
      { ...of, finder: onlyOf(approval, finder), given: { ...answers, ...implied(answers) } },
      sheetFor,
    ).some(({ isConflict }) => isConflict);
  const answersTo = (fact: string, conditions: readonly Condition[]) => answersOf(known, fact, conditions);
  const found = askedApprovals(known, sheetFor).flatMap(({ approval, question, base }) => {
    const isConflict = (answers: Facts) => contradicted(answers).length === 0 && isOne(known, answers, approval);
    return findConflicts(question, { base, answersTo, isConflict }).map((conflict) => ({ ...conflict, approval }));
  });
  const stands: FoundConflict[] = [];
  for (const conflict of found) {
    const { purpose } = conflict.answers;
    // An exemption of the order may be what settles it, and is read for a purpose alone.
    const exempted = purpose ? await knowFamily(known.family, language, { purpose }, known.today) : known;
    if (isOne(exempted, conflict.answers, conflict.approval)) stands.push(conflict);
  }
  return stands;
}

/** What may be answered of a family that these conditions tell apart; of a set also two of the values that they name. */
function answersOf({ family, finder }: KnownFamily, fact: string, conditions: readonly Condition[]): Known[] {
  const values = finder.facts.get(fact);
  const certain = factsOfFamily(family, finder.facts, 'always');
  if (!values || !askedFacts.some((asked) => asked === fact) || isSettled(certain[fact])) return [];
  const answers = possibleAnswers(fact, values, { family, certain, conditions });
  if (values.kind !== 'set') return answers;
  const named = new Set(conditions.flatMap((condition) => valuesIn(condition, fact)));
  const members = answers.flatMap((known) =>
    'values' in known && known.values.some((value) => named.has(value) && !wholes.includes(value))
      ? [known.values]
      : [],
  );
  const pairs = members.flatMap((one, place) =>
    members.slice(place + 1).map((other) => [...new Set([...one, ...other])]),
  );
  return [...answers, ...pairs.map((both) => ({ values: both }))];
}

type RuleRecord = { kind: 'rules' | 'side-rules'; record: number };

/** The records of the rules, by the key by which rules name them. */
async function recordsOf(groups: readonly Group[]): Promise<ReadonlyMap<string, RuleRecord>> {
  const keys = groups.flatMap(({ taking, duty }) => [taking.key, ...('rule' in duty ? [duty.rule.key] : [])]);
  const sideKeys = keys.flatMap((key) => (key.startsWith(sidePrefix) ? key.slice(sidePrefix.length) : []));
  const [rules, sides] = await Promise.all([
    db().select({ id: finderRules.id, key: finderRules.key }).from(finderRules).where(inArray(finderRules.key, keys)),
    db().select({ id: sideRules.id, key: sideRules.key }).from(sideRules).where(inArray(sideRules.key, sideKeys)),
  ]);
  return new Map<string, RuleRecord>([
    ...rules.map(({ id, key }) => [key, { kind: 'rules', record: id }] as const),
    ...sides.map(({ id, key }) => [sidePrefix + key, { kind: 'side-rules', record: id }] as const),
  ]);
}

function sideOf(basis: Basis<AssessedLine, FinderRule>, records: ReadonlyMap<string, RuleRecord>): ConflictSide {
  if ('rule' in basis) {
    const { key, reason } = basis.rule;
    return { ...(records.get(key) ?? { kind: null, record: null }), key, name: reason, order: null };
  }
  const { list, key, row } = basis.line;
  return { kind: null, record: null, key: `${list} ${key}`, name: row.name, order: row.order?.slug ?? null };
}
