import type { Problem } from '#core/content/content-error.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { truthOf } from '../condition.schema.ts';
import { conditionFaults } from '../condition-faults.ts';
import { statedFacts } from '../known-facts.ts';
import { checkEdges } from './check-edges.ts';
import { checkSupplied } from './check-supplied.ts';
import type { FinderFiles } from './finder-files.server.ts';

type Known = Record<'families' | 'groups' | 'approvals', ReadonlySet<string>>;

/** Reports what cannot be right across the files of the finder, and every rule whose own examples do not hold. */
export function checkFinder(read: FinderFiles, known: Known, problems: Problem[]): void {
  const { facts, rules, factTexts, questions, reasons } = read;
  reportRepeats(facts, ({ fact }) => fact, problems);
  const kinds = new Map(facts.map((fact) => [fact.fact, fact]));
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

  for (const [index, rule] of rules.value.entries()) {
    const { approval, condition, scope, overrides, examples } = rule;
    if (!known.approvals.has(approval)) report(at(rules, index, 'approval'), `there is no approval ${approval}`);
    for (const fault of conditionFaults(condition, kinds))
      report(at(rules, index, 'condition'), translate(fault, defaultLanguage));
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
  checkEdges(read, known, problems);
  checkSupplied(read, known, problems);
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
}
