import { type Condition, type Facts, factsIn, type Truth, truthOf } from './condition.schema.ts';
import type { RuleEffect, Stance } from './finder.schema.ts';

/** What a row of an official list means today for the people concerned. */
export type Standing = 'applies' | 'applies-from' | 'paused' | 'voluntary' | 'exempt' | 'ended' | 'unclear';

/** A row of an official list under which a family falls, or may fall. */
export type FamilyLine = {
  list: string;
  key: string;
  strength: 'covers' | 'may-cover';
  /** Which products of the family the row concerns; null for all of them. */
  condition: Condition | null;
  standing: Standing;
};

export type Rule = {
  key: string;
  effect: RuleEffect;
  condition: Condition;
  /** The rules that it beats, by key, and the lists whose rows it beats, as `list:wpc_eta`. */
  overrides: readonly string[];
};

export type Status =
  | 'prohibited'
  | 'applies'
  | 'applies-from'
  | 'paused'
  | 'voluntary'
  | 'exempt'
  | 'not-required'
  | 'none-found'
  | 'may-apply'
  | 'not-checked';

/** Why an approval has its status: a row or a rule, and whether its condition is still open. */
type Ground<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = { truth: 'true' | 'open' } & (
  | { line: Line }
  | { rule: Given }
);

/** What is known about one approval for a family: the rules whose scope it is in, its rows and its stance. */
export type Question<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = {
  rules: readonly Given[];
  lines: readonly Line[];
  stance: Stance | null;
};

export type Outcome<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = {
  status: Status;
  /** The rows and rules that give the status; of an approval that may apply, all that are true or open. */
  grounds: Ground<Line, Given>[];
  /** The rules that would take the duty away and are still open. */
  unless: Given[];
  /** Whether a rule takes away what another rule or a row requires, without being made to beat it. */
  isConflict: boolean;
};

type Claim = { status: Status; isCertain: boolean; ground: Ground };

/** The strongest first. */
const ranks: readonly Status[] = [
  'prohibited',
  'applies',
  'applies-from',
  'paused',
  'voluntary',
  'exempt',
  'not-required',
  'none-found',
];
const duties: readonly Status[] = ['prohibited', 'applies', 'applies-from', 'paused'];
/** Between these it makes no difference for anybody which of them is right. */
const noDuty: readonly Status[] = ['exempt', 'not-required', 'none-found'];

const statusOfStanding: Record<Standing, Status> = {
  applies: 'applies',
  'applies-from': 'applies-from',
  paused: 'paused',
  voluntary: 'voluntary',
  exempt: 'exempt',
  ended: 'not-required',
  unclear: 'applies',
};

const statusOfEffect: Record<Exclude<RuleEffect, 'excludes'>, Status> = {
  requires: 'applies',
  'may-require': 'applies',
  voluntary: 'voluntary',
  prohibits: 'prohibited',
};

/**
 * Whether an approval applies to a family, as far as the facts say. A status is final: no further fact alters it,
 * except that of an approval which may apply. Neither the order of the rules nor that of the facts matters.
 */
export function evaluate<Line extends FamilyLine, Given extends Rule>(
  { rules, lines, stance }: Question<Line, Given>,
  facts: Facts,
): Outcome<Line, Given> {
  const excluding = rules.filter(({ effect }) => effect === 'excludes');
  const excluded = excluding.filter(({ condition }) => truthOf(condition, facts) === 'true');
  const unless = byKey(excluding.filter(({ condition }) => truthOf(condition, facts) === 'open'));
  const beaten = new Set(excluded.flatMap(({ overrides }) => overrides));
  const claims = [
    ...[
      ...rules.flatMap((rule) => claimOfRule(rule, facts)),
      ...lines.flatMap((line) => claimOfLine(line, facts)),
    ].filter(({ ground }) => !beaten.has(nameOf(ground))),
    ...excluded.map((rule): Claim => ({ status: 'not-required', isCertain: true, ground: { truth: 'true', rule } })),
  ];
  const certain = strongest(claims.filter(({ isCertain }) => isCertain));
  const possible = strongest(claims.filter(({ isCertain }) => !isCertain));
  const isConflict = certain !== null && duties.includes(certain) && excluded.length > 0;
  const isAtStake = certain !== null && !noDuty.includes(certain) && unless.length > 0;
  const groundsOf = (chosen: readonly Claim[]) =>
    chosen
      .map(({ ground }) => ground as Ground<Line, Given>)
      .sort((a, b) => fullNameOf(a).localeCompare(fullNameOf(b)));
  if (isConflict || isAtStake || couldBeMore(certain, possible))
    return { status: 'may-apply', grounds: groundsOf(claims), unless, isConflict };
  const isLookedAt = stance === 'none-found' || stance === 'rules';
  // A row that may concern the family and asks nothing of it settles nothing where nobody has looked further.
  const status = certain ?? (isLookedAt ? possible : null);
  if (status) {
    const deciding = claims.filter((claim) => claim.status === status && claim.isCertain === (certain !== null));
    return { status, grounds: groundsOf(deciding), unless: [], isConflict };
  }
  return { status: isLookedAt ? 'none-found' : 'not-checked', grounds: [], unless: [], isConflict };
}

function claimOfRule(rule: Rule, facts: Facts): Claim[] {
  const { effect, condition } = rule;
  const truth = truthOf(condition, facts);
  if (effect === 'excludes' || truth === 'false') return [];
  const isCertain = truth === 'true' && effect !== 'may-require';
  return [{ status: statusOfEffect[effect], isCertain, ground: { truth, rule } }];
}

function claimOfLine(line: FamilyLine, facts: Facts): Claim[] {
  const truth: Truth = line.condition ? truthOf(line.condition, facts) : 'true';
  if (truth === 'false') return [];
  const isCertain = truth === 'true' && line.strength === 'covers' && line.standing !== 'unclear';
  return [{ status: statusOfStanding[line.standing], isCertain, ground: { truth, line } }];
}

function strongest(claims: readonly Claim[]): Status | null {
  return ranks.find((status) => claims.some((claim) => claim.status === status)) ?? null;
}

/** Whether an open claim could lead to another status than the certain ones, in a way that matters to somebody. */
function couldBeMore(certain: Status | null, possible: Status | null): boolean {
  if (!possible || noDuty.includes(possible)) return false;
  return !certain || ranks.indexOf(possible) < ranks.indexOf(certain);
}

/** The name by which rules beat a rule, or all rows of a list. */
const nameOf = (ground: Ground) => ('rule' in ground ? ground.rule.key : `list:${ground.line.list}`);
const fullNameOf = (ground: Ground) =>
  'rule' in ground ? `rule ${ground.rule.key}` : `line ${ground.line.list} ${ground.line.key}`;

function byKey<Given extends Rule>(rules: readonly Given[]): Given[] {
  return [...rules].sort((a, b) => a.key.localeCompare(b.key));
}

/** The facts without which the status would be open; none can be left out. */
export function explain(question: Question, facts: Facts): string[] {
  const { status } = evaluate(question, facts);
  const conditions = [...question.rules, ...question.lines].flatMap(({ condition }) => condition ?? []);
  const named = [...new Set(conditions.flatMap(factsIn))].filter((fact) => fact in facts).sort();
  return named.reduce<string[]>((needed, fact) => {
    const fewer = needed.filter((other) => other !== fact);
    const known = Object.fromEntries(fewer.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
    return evaluate(question, known).status === status ? fewer : needed;
  }, named);
}
