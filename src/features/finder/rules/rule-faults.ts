import { conditionFaults, type FactsByKey, type Fault, valueFaults } from '../condition/condition-faults.ts';
import { truthOf } from '../condition.schema.ts';
import { ruleTexts as texts } from '../desk/finder.messages.ts';
import { type Stated, statedFacts } from '../evaluation/known-facts.ts';
import { sidePrefix } from '../finder.schema.ts';
import type { RuleDocument } from './rule.record.ts';

type Known = {
  facts: FactsByKey;
  /** What each other rule overrides, by its key. */
  rules: ReadonlyMap<string, readonly string[]>;
  /** The lists whose rows an approval asks for. */
  lists: ReadonlySet<string>;
  /** The rules beside the lists, by key. */
  sides: Pick<ReadonlySet<string>, 'has'>;
};
type Found = { path: string[]; fault: Fault };

const ofList = 'list:';
const wanted = [
  ['true', 'true'],
  ['false', 'false'],
  ['undecided', 'open'],
] as const;
const said = { true: texts.isTrue, false: texts.isFalse, open: texts.isOpen } as const;

/** What is wrong with a rule beside facts and other rules; its three examples are run. */
export function ruleFaults(rule: RuleDocument, known: Known): Found[] {
  const ofCondition = conditionFaults(rule.condition, known.facts);
  const ofExamples = exampleFaults(rule, known.facts);
  // An example of a condition that is wrong itself says nothing more.
  const failed = ofCondition.length + ofExamples.length > 0 ? [] : failedExamples(rule);
  return [
    ...ofCondition.map((fault) => ({ path: ['condition'], fault })),
    ...ofExamples,
    ...failed,
    ...overrideFaults(rule, known).map((fault) => ({ path: ['overrides'], fault })),
  ];
}

function exampleFaults({ examples }: RuleDocument, facts: FactsByKey): Found[] {
  return wanted.flatMap(([name]) =>
    Object.entries(examples[name]).flatMap(([fact, value]) =>
      valueFaults(fact, valuesOf(value), facts).map((fault) => ({ path: ['examples', name], fault })),
    ),
  );
}

const valuesOf = (value: Stated) => (typeof value === 'object' ? value : [String(value)]);

function failedExamples({ condition, examples }: RuleDocument): Found[] {
  return wanted.flatMap(([name, truth]) => {
    const actual = truthOf(condition, statedFacts(examples[name]));
    return actual === truth ? [] : [{ path: ['examples', name], fault: { text: said[actual], values: {} } }];
  });
}

function overrideFaults({ key, overrides }: RuleDocument, { rules, lists, sides }: Known): Fault[] {
  const known = new Map([...rules, [key, overrides] as const]);
  const unknown = overrides.flatMap((name): Fault[] => {
    if (name.startsWith(sidePrefix) && sides.has(name.slice(sidePrefix.length))) return [];
    if (!name.startsWith(ofList)) return known.has(name) ? [] : [{ text: texts.noRule, values: { rule: name } }];
    const list = name.slice(ofList.length);
    return lists.has(list) ? [] : [{ text: texts.noList, values: { list } }];
  });
  const loop = [...reachedFrom(key, known)].filter((other) => reachedFrom(other, known).has(key));
  return loop.length > 0 ? [...unknown, { text: texts.loop, values: { rules: loop.sort().join(', ') } }] : unknown;
}

/** The rules that one overrides, and those that these override. */
function reachedFrom(key: string, rules: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(rules.get(key));
  // A set grows while it is walked.
  for (const rule of reached) for (const next of rules.get(rule) ?? []) reached.add(next);
  return reached;
}
