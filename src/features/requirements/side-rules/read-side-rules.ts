import { z } from 'zod';
import { optional, optionalDate, required, translations } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import type { sideRules } from '#db/schema/side-rules.ts';
import { expandKeys } from '#features/orders/files/line-keys.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { type SideEffect, sideEffects, sideRegimes } from '../side-rules.schema.ts';

type Rule = typeof sideRules.$inferInsert;

const file = 'side-rules.yaml';
const policyFile = 'data/law-2/import_policy.csv';
const mapFile = 'data/law-2/epr_map.csv';
const confidence = z.enum(confidences);
const regime = z.enum(sideRegimes);
const certainties = { same: 'required', likely: 'likely', conditional: 'only-if', unclear: 'unclear' } as const;
const certainty = z.enum(['same', 'likely', 'conditional', 'unclear', 'none']);

const policy = z.object({
  id: required,
  hs_codes: optional,
  policy: z.enum(sideEffects),
  condition: optional,
  notification: optional,
  from_on: optionalDate,
  until_on: optionalDate,
  not_for: optional,
  list_keys: z.string(),
  plain: required,
  note: optional,
  source: required,
  confidence,
});
const mapped = z.object({
  list: required,
  key: required,
  regime,
  codes: z.string(),
  certainty,
  rule_id: optional,
  source: required,
  confidence,
});
const eprRule = z.object({ id: required, from_on: optionalDate, document: optional, threshold: optional });

const yes = z.literal(true).optional();
const ways = { leads: yes, detail: yes, used: yes, hidden: yes, as: z.enum(sideEffects).optional() };
const lines = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const day = z.iso.date().optional();
const written = z.strictObject({
  services: z.partialRecord(regime, required),
  policies: z.array(z.strictObject({ key: required, ...ways, translations })),
  epr: z.array(z.strictObject({ regime, certainty, rule: required, plain: required, translations })),
  rules: z.array(
    z.strictObject({
      key: required,
      regime,
      effect: z.enum(sideEffects),
      service: required.optional(),
      lines: lines.optional(),
      /** It concerns what may be packed, as the rules on plastic packaging do. */
      asPlastic: yes,
      detail: yes,
      from: day,
      plain: required,
      document: required.optional(),
      source: required,
      confidence,
      translations,
    }),
  ),
});
type Written = z.infer<typeof written>;
type Mapped = Located<z.infer<typeof mapped>>;

/** The rules beside the lists, from the delivered tables and the sentences that `side-rules.yaml` gives them. */
export async function readSideRules(files: ContentFiles, known: ReadonlySet<string>): Promise<Rule[]> {
  const [texts, policies, map, eprRules] = await Promise.all([
    files.yaml(file, written),
    files.csv(policyFile, policy),
    files.csv(mapFile, mapped),
    files.csv('data/law-2/epr_rules.csv', eprRule),
  ]);
  if (!texts) return [];
  const report = (where: string, line: number) => (reason: string) =>
    files.problems.push({ file: where, line, reason });
  const linesOf = (where: string, line: number, keys: string[]) => {
    for (const key of keys) if (!known.has(key)) report(where, line)(`names the row '${key}', which is on no list`);
    return keys;
  };
  const unknown = texts.policies.find(({ key }) => !policies.some(({ id }) => id === key));
  if (unknown) report(file, 1)(`names the import policy '${unknown.key}', which ${policyFile} does not give`);
  const applying = map.filter(({ certainty: given }) => given !== 'none');
  for (const row of applying) linesOf(mapFile, row.line, [lineKey(row)]);
  return [
    ...policies.map((row) => ruleOfPolicy(row, linesOf(policyFile, row.line, readLines(row.list_keys)), texts)),
    ...[...Map.groupBy(applying, (row) => `${row.regime} ${row.certainty} ${row.codes}`)].flatMap(([key, rowsOfRule]) =>
      ruleOfMap(key, rowsOfRule, texts, eprRules, report(mapFile, rowsOfRule[0]?.line ?? 1)),
    ),
    ...texts.rules.map(({ lines = {}, asPlastic, detail, from, ...row }): Rule => {
      const keys = Object.entries(lines).flatMap(([list, ids]) => expandKeys(ids).map((key) => lineKey({ list, key })));
      return {
        ...row,
        lines: asPlastic ? applying.filter(({ regime }) => regime === 'plastic').map(lineKey) : linesOf(file, 1, keys),
        service: row.service ?? texts.services[row.regime] ?? null,
        document: row.document ?? null,
        fromOn: from ?? null,
        isDetail: detail ?? false,
      };
    }),
  ];
}

function ruleOfPolicy(row: z.infer<typeof policy>, lines: string[], texts: Written): Rule {
  const shown = texts.policies.find(({ key }) => key === row.id);
  return {
    key: row.id,
    regime: 'import',
    effect: shown?.as ?? row.policy,
    plain: row.plain,
    lines,
    customsCodes: row.hs_codes,
    condition: row.condition,
    notFor: row.not_for,
    service: texts.services.import ?? null,
    document: row.notification,
    fromOn: row.from_on,
    untilOn: row.until_on,
    isLeading: shown?.leads ?? false,
    isDetail: shown?.detail ?? false,
    isForUsed: shown?.used ?? false,
    confidence: row.confidence,
    note: row.note,
    source: row.source,
    status: shown?.hidden ? 'archived' : 'published',
    translations: shown?.translations ?? {},
  };
}

function ruleOfMap(
  key: string,
  rows: Mapped[],
  texts: Written,
  eprRules: z.infer<typeof eprRule>[],
  report: (reason: string) => unknown,
): Rule[] {
  const [first] = rows;
  if (!first || first.certainty === 'none') return [];
  const text = texts.epr.find(({ regime, certainty }) => regime === first.regime && certainty === first.certainty);
  const rule = eprRules.find(({ id }) => id === first.rule_id);
  if (!text || !rule) {
    report(
      text ? `names the rule '${first.rule_id}', which does not exist` : `has no sentence for '${key}' in ${file}`,
    );
    return [];
  }
  const codes = first.codes.replaceAll(';', ',');
  const effect: SideEffect = certainties[first.certainty];
  return [
    {
      key,
      regime: first.regime,
      effect,
      plain: text.plain.replace('{codes}', codes),
      translations: withCodes(text.translations, codes),
      lines: rows.map(lineKey),
      service: texts.services[first.regime] ?? null,
      document: rule.document,
      fromOn: rule.from_on,
      confidence: first.confidence,
      source: first.source,
    },
  ];
}

function withCodes(texts: Translations, codes: string): Translations {
  return Object.fromEntries(
    Object.entries(texts).map(([language, fields]) => [
      language,
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replace('{codes}', codes)])),
    ]),
  );
}

/** `bis_isi:52-54; bee_star:32; wpc_eta:Smart TV; bis_crs:*` */
function readLines(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [list = '', keys = ''] = part.split(/:(.*)/);
      const isNumbers = /^[\d,\s-]+$/.test(keys);
      return (isNumbers ? expandKeys(keys) : list === 'wpc_eta' ? [keys] : keys.split(',')).map(
        (key) => `${list} ${key}`,
      );
    });
}
