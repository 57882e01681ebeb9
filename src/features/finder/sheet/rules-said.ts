import { truthOf } from '../condition.schema.ts';
import type { Assessment } from '../evaluation/assess-family.ts';
import type { Effect } from '../evaluation/evaluate.ts';
import { freeing } from '../finder.schema.ts';
import { importPolicy } from '../import-policy.ts';
import type { FinderRule } from '../load-finder.server.ts';

const mostConditions = 3;
const mostOfImport = 5;
const asking: readonly Effect[] = ['requires', 'may-require'];

/** The rules that come from rows beside the lists, what leads first. */
export const besideLists = (rules: readonly FinderRule[]) =>
  rules.filter(({ beside }) => beside).sort((a, b) => Number(b.leads ?? false) - Number(a.leads ?? false));

/** One reason is enough, but each rule beside the lists stands for itself, and so does each condition of import. */
export function reasonsOf(rules: readonly FinderRule[]): readonly FinderRule[] {
  const beside = besideLists(rules);
  if (beside.length > 0) return beside.slice(0, mostConditions);
  const ofImport = rules.filter(({ approval, effect }) => approval === importPolicy && !freeing.includes(effect));
  return ofImport.length > 1 ? ofImport.slice(0, mostOfImport) : rules.slice(0, 1);
}

/** The rules whose conditions are said: none beside a reason that holds whatever else is true of the product. */
export function askingRules(assessment: Assessment, rules: readonly FinderRule[]): readonly FinderRule[] {
  const said = reasonsOf(rules);
  if (said.some(({ beside }) => beside)) return said.filter(({ saysIf }) => !saysIf);
  return holdsAnyway(assessment, rules) ? [] : rules;
}

/** What the trade policy asks of some of the products, or may ask of all of them, beside what is certain. */
export function openBeside({ approval, status, grounds, question, facts }: Assessment): FinderRule[] {
  if (approval.key !== importPolicy || status !== 'applies') return [];
  const said = new Set(grounds.flatMap((ground) => ('rule' in ground ? ground.rule.reason : [])));
  // What a row beside the lists says stands among the conditions of the sheet.
  return question.rules.filter(
    ({ effect, reason, condition, beside }) =>
      asking.includes(effect) && !beside && !said.has(reason) && truthOf(condition, facts) !== 'false',
  );
}

/** Whether the one reason that is said holds whatever else is true of the product, so that no condition stands beside it. */
export function holdsAnyway({ grounds }: Assessment, rules: readonly FinderRule[]): boolean {
  const [first] = reasonsOf(rules);
  if (!first || first.beside) return false;
  return grounds.some((ground) => 'rule' in ground && ground.rule === first && ground.truth === 'true');
}

/** What holds in any case first, then what requires something, because one reason is enough on a sheet. */
export function byWeight(grounds: Assessment['grounds']): FinderRule[] {
  const rules = grounds.flatMap((ground) => ('rule' in ground ? { rule: ground.rule, truth: ground.truth } : []));
  const weight = ({ rule, truth }: (typeof rules)[number]) =>
    (truth === 'true' ? 0 : 2) + (rule.effect === 'may-require' ? 1 : 0);
  return rules.sort((a, b) => weight(a) - weight(b)).map(({ rule }) => rule);
}

/** Whether a rule frees under its own words rather than by a fact alone. */
export const isExemption = ({ order, effect }: FinderRule) => order !== undefined || effect === 'may-exempt';

/** Where we have read of a rule: several people have read for some, and some of them the same. Null where no source says. */
export const sourceOfRule = ({ source }: FinderRule): string | null =>
  [...new Set(source.split('; '))].join('; ') || null;
