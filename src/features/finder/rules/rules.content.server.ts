import { z } from 'zod';
import { required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { sideRulesContent } from '#features/requirements/side-rules/side-rules.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { approvalsContent } from '../approvals/approvals.content.server.ts';
import { factsContent, factsInFiles } from '../facts/facts.content.server.ts';
import { familiesContent, familyGroupsContent } from '../families/families.content.server.ts';
import { ruleKind } from './rule.record.server.ts';
import { ruleFaults } from './rule-faults.ts';

/** What products need because of what they are; their examples are run. */
export const rulesContent = contentOf(ruleKind, {
  needs: [servicesContent, approvalsContent, familyGroupsContent, familiesContent],
  documents: ({ files }) => ruleDocuments(files),
  async check(found, { readBy }) {
    const [facts, approvals, sides] = await Promise.all([
      readBy(factsContent),
      readBy(approvalsContent),
      readBy(sideRulesContent),
    ]);
    const hidden = new Set(sides.records.flatMap(({ key, status }) => (status === 'archived' ? key : [])));
    const known = {
      facts: factsInFiles(facts.given),
      rules: new Map(found.map(({ document: { key, overrides } }) => [key, overrides])),
      sides: { has: (key: string) => sides.keys.has(key) && !hidden.has(key) },
      lists: new Set(approvals.records.flatMap(({ document }) => document.lists)),
    };
    for (const { document, report } of found)
      for (const { path, fault } of ruleFaults(document, known)) report(path, translate(fault, defaultLanguage));
  },
});

const entry = z.record(z.string(), z.unknown());
const reason = z.strictObject({ rule: slug, hi: required, ar: required });

/** The fields that stand in the scope of an entry, or that have another name there. */
const inFile: Record<string, string[]> = {
  allGroups: ['scope', 'groups'],
  groups: ['scope', 'groups'],
  families: ['scope', 'families'],
  hsChapters: ['scope', 'hs-chapters'],
  exceptGroups: ['scope', 'except-groups'],
  exceptFamilies: ['scope', 'except-families'],
  validFrom: ['valid_from'],
};

async function ruleDocuments(files: ContentFiles): Promise<FileDocument[]> {
  const [rules, reasons] = await Promise.all([
    files.yamlWithLines('families/rules.yaml', z.array(entry)),
    files.yamlWithLines('families/rule-reasons.yaml', z.array(reason)),
  ]);
  const keys = new Set(rules.value.map(({ key }) => key));
  const reasonOf = new Map(reasons.value.map((own, index) => [own.rule, { own, index }]));
  for (const [index, { rule }] of reasons.value.entries())
    if (!keys.has(rule))
      files.problems.push({
        ...{ file: reasons.file, line: reasons.lineOf([index, 'rule']) },
        reason: `there is no rule ${rule}`,
      });
  return rules.value.map((given, index) => {
    const { scope, valid_from: validFrom, ...rest } = given;
    const translated = reasonOf.get(String(given.key));
    const { hi, ar } = translated?.own ?? {};
    return {
      document: {
        ...rest,
        ...scopeOf(entry.safeParse(scope).data ?? {}),
        validFrom,
        translations: { ...(hi && { hi: { reason: hi } }), ...(ar && { ar: { reason: ar } }) },
      },
      placeOf: ([field = '', ...path]) => {
        const [language] = path;
        if (field === 'translations' && translated && language !== undefined)
          return { file: reasons.file, line: reasons.lineOf([translated.index, language]), name: String(language) };
        const place = [...(inFile[String(field)] ?? [field]), ...path];
        return { file: rules.file, line: rules.lineOf([index, ...place]), name: place.map(String).join('.') };
      },
    };
  });
}

/** What a scope names besides is refused as a field. */
function scopeOf({ groups, ...scope }: z.output<typeof entry>) {
  const names = new Map(Object.entries(inFile).map(([field, path]) => [path.at(-1), field]));
  return {
    ...(groups === 'all' ? { allGroups: true } : { groups }),
    ...Object.fromEntries(Object.entries(scope).map(([name, value]) => [names.get(name) ?? `scope.${name}`, value])),
  };
}
