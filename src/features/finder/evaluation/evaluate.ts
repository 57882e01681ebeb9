import { type Condition, type Facts, type Truth, truthOf } from '../condition.schema.ts';
import type { RuleEffect, Stance, Status } from '../finder.schema.ts';
import { isNamedLine, partnersOf } from '../rows-together.ts';

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

/**
 * What a rule does. `exempts` is an exemption that an order grants, and `may-exempt`, here and in a rule of ours, one of
 * which we know too little to rely on it: its conditions are more than the facts say, or nobody has read the order itself.
 */
export type Effect = RuleEffect | 'exempts';

export type Rule = {
  key: string;
  effect: Effect;
  condition: Condition;
  /** What it beats: rules by key, all rows of a list as `list:wpc_eta`, or a row as `line:bis_isi 303`. */
  overrides: readonly string[];
};

export type { Status };

/** Why an approval has its status: a row or a rule, and whether its condition is still open. */
type Ground<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = { truth: 'true' | 'open' } & Basis<
  Line,
  Given
>;
/** What a status rests on. */
export type Basis<Line extends FamilyLine = FamilyLine, Given extends Rule = Rule> = { line: Line } | { rule: Given };

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
export const duties: readonly Status[] = ['prohibited', 'applies', 'applies-from', 'paused'];
/** Between these it makes no difference for anybody which of them is right. */
const noDuty: readonly Status[] = ['exempt', 'not-required', 'none-found'];

export const statusOfStanding: Record<Standing, Status> = {
  applies: 'applies',
  'applies-from': 'applies-from',
  paused: 'paused',
  voluntary: 'voluntary',
  exempt: 'exempt',
  ended: 'not-required',
  unclear: 'applies',
};

const statusOfEffect: Record<Exclude<Effect, 'excludes' | 'exempts' | 'may-exempt'>, Status> = {
  requires: 'applies',
  'may-require': 'applies',
  voluntary: 'voluntary',
  prohibits: 'prohibited',
};

/**
 * Whether an approval applies to a family, as far as the facts say. A status is final: no further fact alters it,
 * except that of an approval which may apply, and that a duty to come may hold already for what somebody has not said.
 * Neither the order of the rules nor that of the facts matters.
 */
export function evaluate<Line extends FamilyLine, Given extends Rule>(
  { rules, lines, stance }: Question<Line, Given>,
  facts: Facts,
): Outcome<Line, Given> {
  const taken = rules.filter(({ effect, condition }) => isTaking(effect) && truthOf(condition, facts) === 'true');
  const beaten = new Set(taken.flatMap(({ overrides }) => overrides));
  const ofRules = rules.flatMap((rule) => claimOfRule(rule, facts));
  const all = [...ofRules, ...lines.flatMap((line) => claimOfLine(line, partnersOf(line, lines, rules), facts))];
  const standing = all.filter((claim) => !isNamed(claim, beaten));
  const claims = [...standing, ...taken.flatMap((rule) => claimOfRelease(rule, all))];
  const certain = strongest(claims.filter(({ isCertain }) => isCertain));
  const open = claims.filter(({ isCertain }) => !isCertain);
  const possible = strongest(open);
  const excluding = rules.filter(({ effect, condition }) => effect === 'excludes' && isOpen(condition, facts));
  const exempting = rules.filter((rule) => mightExempt(rule, standing, facts));
  const named = new Set(exempting.flatMap(({ overrides }) => overrides));
  const withoutExempt = strongest(claims.filter((claim) => claim.isCertain && !isNamed(claim, named)));
  const isConflict = duties.some((duty) => duty === certain) && taken.some(({ effect }) => effect === 'excludes');
  const isDuty = certain !== null && !noDuty.includes(certain);
  const isAtStake = isDuty && (excluding.length > 0 || withoutExempt !== certain);
  const groundsOf = (chosen: readonly Claim[]) =>
    chosen
      .map(({ ground }) => ground as Ground<Line, Given>)
      .sort((a, b) => fullNameOf(a).localeCompare(fullNameOf(b)));
  const unless = byKey([...excluding, ...exempting]);
  if (isConflict || isAtStake || couldBeMore({ certain, possible, mayBeFreed: exempting.length > 0 }, open))
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

export const isTaking = (effect: Effect): effect is 'excludes' | 'exempts' =>
  effect === 'excludes' || effect === 'exempts';
const isOpen = (condition: Condition, facts: Facts) => truthOf(condition, facts) === 'open';

/** Whether an exemption may free the product from a duty that stands; several may do so only together. */
function mightExempt({ effect, condition, overrides }: Rule, standing: readonly Claim[], facts: Facts): boolean {
  const truth = truthOf(condition, facts);
  const isInTheWay = effect === 'exempts' ? truth === 'open' : effect === 'may-exempt' && truth !== 'false';
  const named = new Set(overrides);
  return isInTheWay && standing.some((claim) => !noDuty.includes(claim.status) && isNamed(claim, named));
}

/** An exemption says something only of what is required without it, and is no more certain than that. */
function claimOfRelease(rule: Rule, all: readonly Claim[]): Claim[] {
  const ground = { truth: 'true', rule } as const;
  if (rule.effect !== 'exempts') return [{ status: 'not-required', isCertain: true, ground }];
  const named = new Set(rule.overrides);
  const freed = all.filter((claim) => isNamed(claim, named));
  if (freed.length === 0) return [];
  return [{ status: 'exempt', isCertain: freed.some(({ isCertain }) => isCertain), ground }];
}

function claimOfRule(rule: Rule, facts: Facts): Claim[] {
  const { effect, condition } = rule;
  const truth = truthOf(condition, facts);
  if (isTaking(effect) || effect === 'may-exempt' || truth === 'false') return [];
  const isCertain = truth === 'true' && effect !== 'may-require';
  return [{ status: statusOfEffect[effect], isCertain, ground: { truth, rule } }];
}

function claimOfLine(line: FamilyLine, partners: readonly unknown[], facts: Facts): Claim[] {
  const truth: Truth = line.condition ? truthOf(line.condition, facts) : 'true';
  if (truth === 'false') return [];
  const isMet = truth === 'true' || partners.length > 0;
  const isCertain = isMet && line.strength === 'covers' && line.standing !== 'unclear';
  return [{ status: statusOfStanding[line.standing], isCertain, ground: { truth, line } }];
}

function strongest(claims: readonly Claim[]): Status | null {
  return ranks.find((status) => claims.some((claim) => claim.status === status)) ?? null;
}

/** Whether an open claim could lead to another status than the certain ones, in a way that matters to somebody. */
function couldBeMore(
  { certain, possible, mayBeFreed }: { certain: Status | null; possible: Status | null; mayBeFreed: boolean },
  open: readonly Claim[],
): boolean {
  if (!possible || noDuty.includes(possible)) return false;
  // A day that is certain is said although some of these goods may have to comply before it; not beside a doubt about
  // the law, or an exemption that may be theirs.
  const isSooner = certain === 'applies-from' && possible === 'applies' && !mayBeFreed;
  if (isSooner && !open.some(({ ground }) => 'line' in ground && ground.line.standing === 'unclear')) return false;
  return !certain || ranks.indexOf(possible) < ranks.indexOf(certain);
}

/** Whether one of these names means what a claim rests on: a rule, a row, or all rows of a list. */
export function isNamed({ ground }: { ground: Basis }, names: ReadonlySet<string>): boolean {
  return 'rule' in ground ? names.has(ground.rule.key) : isNamedLine(ground.line, names);
}

export const fullNameOf = (ground: Basis) =>
  'rule' in ground ? `rule ${ground.rule.key}` : `line ${ground.line.list} ${ground.line.key}`;

function byKey<Given extends Rule>(rules: readonly Given[]): Given[] {
  return [...rules].sort((a, b) => a.key.localeCompare(b.key));
}
