import type { Problem } from '#core/content/content-error.ts';
import { translate } from '#core/text/messages.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { conditionFaults, type FactsByKey } from '../condition/condition-faults.ts';
import type { FinderFiles } from './finder-files.server.ts';

type Known = Record<'families' | 'groups' | 'approvals', ReadonlySet<string>> & { facts: FactsByKey };

/** Reports what cannot be right of the things in the box. */
export function checkSupplied(
  { supplies, perBox }: Pick<FinderFiles, 'supplies' | 'perBox'>,
  known: Known,
  problems: Problem[],
): void {
  const report = (path: readonly PropertyKey[], reason: string) =>
    problems.push({ file: supplies.file, line: supplies.lineOf(path), reason });
  for (const [index, approval] of perBox.value.entries())
    if (!known.approvals.has(approval))
      problems.push({ file: perBox.file, line: perBox.lineOf([index]), reason: `there is no approval ${approval}` });
  for (const [index, { item, family, scope, condition }] of supplies.value.entries()) {
    const at = (field: string) => [index, field];
    if (!known.families.has(family)) report(at('family'), `there is no family ${family}`);
    if (!known.facts.get('supplied-with')?.values.includes(item)) report(at('item'), `nobody can answer ${item}`);
    for (const named of [...(scope?.families ?? []), ...(scope?.['except-families'] ?? [])])
      if (!known.families.has(named)) report(at('scope'), `there is no family ${named}`);
    for (const named of [...(Array.isArray(scope?.groups) ? scope.groups : []), ...(scope?.['except-groups'] ?? [])])
      if (!known.groups.has(named)) report(at('scope'), `there is no group ${named}`);
    for (const fault of condition ? conditionFaults(condition, known.facts) : [])
      report(at('condition'), translate(fault, defaultLanguage));
  }
}
