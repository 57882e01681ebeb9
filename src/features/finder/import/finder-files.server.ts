import { z } from 'zod';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { condition } from '../condition.ts';
import { factKinds, ruleEffects } from '../finder.schema.ts';

const names = z.string().transform((text) => text.split('|').flatMap((part) => part.trim() || []));
const words = z.record(z.string(), z.string());

const fact = z.object({ fact: slug, kind: z.enum(factKinds), values: names, unit: optional });
const factWords = z.strictObject({ fact: slug, words, translations: z.record(z.string(), words) });
const stated = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number()]));
const scope = z.strictObject({
  groups: z.union([z.literal('all'), z.array(z.string())]).optional(),
  families: z.array(z.string()).optional(),
  'hs-chapters': z.array(z.string()).optional(),
  'except-groups': z.array(z.string()).optional(),
  'except-families': z.array(z.string()).optional(),
});
const edge = z.strictObject({
  before: slug,
  after: slug,
  why: required,
  source: required,
  confidence: z.enum(confidences),
  translations,
});
const supplied = z.strictObject({
  item: slug,
  family: slug,
  scope: scope.optional(),
  condition: condition.optional(),
});
const rule = z.strictObject({
  key: slug,
  approval: slug,
  effect: z.enum(ruleEffects),
  condition,
  scope,
  reason: required,
  source: required,
  confidence: z.enum(confidences),
  overrides: z.array(z.string()).default([]),
  valid_from: z.iso.date().optional(),
  note: z.string().optional(),
  examples: z.strictObject({ true: stated, false: stated, undecided: stated }),
});
const reason = z.strictObject({ rule: slug, hi: required, ar: required });
const asked = z.strictObject({
  name: required,
  ask: required,
  help: required.optional(),
  why: required.optional(),
  unit: required.optional(),
  values: words.default({}),
  presumed: words.default({}),
});
type AskedWords = z.infer<typeof asked>;
const translated = asked.partial();
const question = asked.extend({
  fact: slug,
  translations: z.strictObject({ hi: translated, ar: translated }),
});

/** The words of a question as they are stored, beside those that follow "if". */
export function questionWords({ values = {}, presumed = {}, ...texts }: Partial<AskedWords>): Record<string, string> {
  const prefixed = (prefix: string, given: Record<string, string | undefined>) =>
    Object.entries(given).flatMap(([key, text]) => (text ? [[`${prefix}:${key}`, text] as const] : []));
  return Object.fromEntries([...prefixed('q', texts), ...prefixed('v', values), ...prefixed('presumed', presumed)]);
}

export type FinderFiles = Awaited<ReturnType<typeof readFinderFiles>>;

/** Reads what the finder knows beside families and approvals: facts, rules, edges and things in the box. */
export async function readFinderFiles(files: ContentFiles) {
  const [facts, factTexts, questions, rules, reasons, edges, supplies, perBox] = await Promise.all([
    files.csv('families/facts.csv', fact),
    files.yamlWithLines('families/fact-words.yaml', z.array(factWords)),
    files.yamlWithLines('families/fact-questions.yaml', z.array(question)),
    files.yamlWithLines('families/rules.yaml', z.array(rule)),
    files.yamlWithLines('families/rule-reasons.yaml', z.array(reason)),
    files.yamlWithLines('families/approval-edges.yaml', z.array(edge)),
    files.yamlWithLines('families/supplied.yaml', z.array(supplied)),
    files.yamlWithLines('families/per-box.yaml', z.array(slug)),
  ]);
  return { facts, factTexts, questions, rules, reasons, edges, supplies, perBox };
}

/** The same, read once for all that is checked against it. */
export const finderFiles = defineContent({ read: ({ files }) => readFinderFiles(files), write: async () => {} });
