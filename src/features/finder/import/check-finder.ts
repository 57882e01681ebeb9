import type { Problem } from '#core/content/content-error.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { type Condition, truthOf } from '../condition.schema.ts';
import { statedFacts } from '../known-facts.ts';
import type { FinderFiles } from './finder-files.ts';

type Known = { families: ReadonlySet<string>; groups: ReadonlySet<string>; services: ReadonlySet<string> };
type FamilyLine = { file: string; line: number; condition: Condition | null };

/** Reports what cannot be right across the files of the finder, and every rule whose own examples do not hold. */
export function checkFinder(read: FinderFiles, lines: readonly FamilyLine[], known: Known, problems: Problem[]): void {
  const { approvals, facts, rules, factTexts, questions, reasons, familyFacts, stances } = read;
  reportRepeats(facts, ({ fact }) => fact, problems);
  reportRepeats(familyFacts, ({ family, fact }) => `${family} ${fact}`, problems);
  const kinds = new Map(facts.map((fact) => [fact.fact, fact]));
  const keys = new Set(approvals.value.map(({ key }) => key));
  const ruleKeys = new Set(rules.value.map(({ key }) => key));
  const at = (
    file: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
    index: number,
    field: string,
  ) => ({
    file: file.file,
    line: file.lineOf([index, field]),
  });
  const report = ({ file, line }: { file: string; line: number }, reason: string) =>
    problems.push({ file, line, reason });

  for (const [index, { service, route_of }] of approvals.value.entries()) {
    if (service && !known.services.has(service))
      report(at(approvals, index, 'service'), `there is no service ${service}`);
    if (route_of && !keys.has(route_of)) report(at(approvals, index, 'route_of'), `there is no approval ${route_of}`);
  }
  for (const [index, rule] of rules.value.entries()) {
    const { approval, condition, scope, overrides, examples } = rule;
    if (!keys.has(approval)) report(at(rules, index, 'approval'), `there is no approval ${approval}`);
    for (const reason of faultsOf(condition, kinds)) report(at(rules, index, 'condition'), reason);
    for (const family of [...(scope.families ?? []), ...(scope['except-families'] ?? [])])
      if (!known.families.has(family)) report(at(rules, index, 'scope'), `there is no family ${family}`);
    for (const group of [...(Array.isArray(scope.groups) ? scope.groups : []), ...(scope['except-groups'] ?? [])])
      if (!known.groups.has(group)) report(at(rules, index, 'scope'), `there is no group ${group}`);
    for (const key of overrides)
      if (!key.startsWith('list:') && !ruleKeys.has(key))
        report(at(rules, index, 'overrides'), `there is no rule ${key}`);
    for (const [name, truth] of [
      ['true', 'true'],
      ['false', 'false'],
      ['undecided', 'open'],
    ] as const) {
      const actual = truthOf(condition, statedFacts(examples[name]));
      if (actual !== truth) report(at(rules, index, 'examples'), `its example '${name}' is ${actual} by its condition`);
    }
  }
  for (const [index, { rule }] of reasons.value.entries())
    if (!ruleKeys.has(rule)) report(at(reasons, index, 'rule'), `there is no rule ${rule}`);
  for (const [index, { fact }] of factTexts.value.entries())
    if (!kinds.has(fact)) report(at(factTexts, index, 'fact'), `there is no fact ${fact}`);
  for (const [index, { fact, values, translations }] of questions.value.entries()) {
    const known = kinds.get(fact);
    if (!known) report(at(questions, index, 'fact'), `there is no fact ${fact}`);
    const wanted = known?.kind === 'text' ? ['other'] : (known?.values ?? []);
    // Sizes are asked as orders have them: large and medium together.
    const asked = fact === 'enterprise-size' ? wanted.filter((value) => value !== 'medium') : wanted;
    for (const [language, words] of Object.entries({
      en: values,
      hi: translations.hi.values,
      ar: translations.ar.values,
    }))
      for (const value of asked)
        if (!words?.[value]) report(at(questions, index, 'values'), `${value} has no words in ${language}`);
  }
  for (const line of lines)
    for (const reason of line.condition ? faultsOf(line.condition, kinds) : []) report(line, reason);
  for (const row of familyFacts) {
    if (!known.families.has(row.family)) report(row, `there is no family ${row.family}`);
    for (const reason of valueFaults(row.fact, row.value, kinds)) report(row, reason);
  }
  for (const row of stances) if (!keys.has(row.approval)) report(row, `there is no approval ${row.approval}`);
}

type Kinds = ReadonlyMap<string, FinderFiles['facts'][number]>;

function faultsOf(condition: Condition, kinds: Kinds): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => faultsOf(part, kinds));
  if ('any' in condition) return condition.any.flatMap((part) => faultsOf(part, kinds));
  if ('not' in condition) return faultsOf(condition.not, kinds);
  const isNumber = 'atLeast' in condition || 'below' in condition;
  const kind = kinds.get(condition.fact)?.kind;
  if (kind && isNumber !== (kind === 'number')) return [`${condition.fact} is a ${kind}, so it cannot be compared so`];
  const values = 'is' in condition ? [condition.is] : 'in' in condition ? condition.in : [];
  return valueFaults(condition.fact, values, kinds);
}

function valueFaults(name: string, values: readonly string[], kinds: Kinds): string[] {
  const fact = kinds.get(name);
  if (!fact) return [`there is no fact ${name}`];
  if (fact.kind === 'number')
    return values.flatMap((value) => (Number.isFinite(Number(value)) ? [] : [`${name} is a number, not ${value}`]));
  if (fact.kind === 'text') return [];
  return values.flatMap((value) => (fact.values.includes(value) ? [] : [`${name} has no value ${value}`]));
}
