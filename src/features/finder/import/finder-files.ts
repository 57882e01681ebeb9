import { z } from 'zod';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import type { Condition } from '../condition.schema.ts';
import { certainties, factKinds, origins, ruleEffects, stances } from '../finder.schema.ts';

const names = z.string().transform((text) => text.split('|').flatMap((part) => part.trim() || []));
const lists = z.string().transform((text) => text.split(';').flatMap((part) => part.trim() || []));
const words = z.record(z.string(), z.string());

/** How deep a condition may be, and how many facts it may name. */
const deepest = 6;
const mostLeaves = 40;

const leaf = z.union([
  z.strictObject({ fact: required, is: z.string() }),
  z.strictObject({ fact: required, in: z.array(z.string()).min(1) }),
  z.strictObject({ fact: required, atLeast: z.number() }),
  z.strictObject({ fact: required, below: z.number() }),
]);
const anyCondition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(anyCondition).min(1) }),
    z.strictObject({ any: z.array(anyCondition).min(1) }),
    z.strictObject({ not: anyCondition }),
    leaf,
  ]),
);
export const condition = anyCondition
  .refine((given) => depthOf(given) <= deepest, `is deeper than ${deepest} levels`)
  .refine((given) => leavesOf(given) <= mostLeaves, `names more than ${mostLeaves} facts`);

const parts = (given: Condition): readonly Condition[] =>
  'all' in given ? given.all : 'any' in given ? given.any : 'not' in given ? [given.not] : [];
const depthOf = (given: Condition): number => 1 + Math.max(0, ...parts(given).map(depthOf));
const leavesOf = (given: Condition): number =>
  'fact' in given ? 1 : parts(given).reduce((sum, part) => sum + leavesOf(part), 0);

const approval = z.strictObject({
  key: slug,
  name: required,
  service: slug.optional(),
  route_of: slug.optional(),
  made_in: z.enum(origins).optional(),
  lists: z.array(z.string()).default([]),
  beside: z.strictObject({ when: condition, always: z.boolean().default(false) }).optional(),
  translations,
});
const fact = z.object({ fact: slug, kind: z.enum(factKinds), values: names, unit: optional });
const factWords = z.strictObject({ fact: slug, words, translations: z.record(z.string(), words) });
const stated = z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number()]));
const rule = z.strictObject({
  key: slug,
  approval: slug,
  effect: z.enum(ruleEffects),
  condition,
  scope: z.strictObject({
    groups: z.union([z.literal('all'), z.array(z.string())]).optional(),
    families: z.array(z.string()).optional(),
    'hs-chapters': z.array(z.string()).optional(),
    'except-groups': z.array(z.string()).optional(),
    'except-families': z.array(z.string()).optional(),
  }),
  reason: required,
  source: required,
  confidence: z.enum(confidences),
  overrides: z.array(z.string()).default([]),
  valid_from: z.iso.date().optional(),
  note: z.string().optional(),
  examples: z.strictObject({ true: stated, false: stated, undecided: stated }),
});
const reason = z.strictObject({ rule: slug, hi: required, ar: required });
const familyFact = z.object({ family: slug, fact: slug, value: names, certainty: z.enum(certainties) });
const stance = z.object({
  approval: slug,
  stance: z.enum(stances),
  lists,
  checked_on: optional,
  why: optional,
  families: names,
});

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

/** Reads what the finder knows beside the families themselves: approvals, facts, rules and stances. */
export async function readFinderFiles(files: ContentFiles) {
  const [approvals, facts, factTexts, questions, rules, reasons, familyFacts, stances] = await Promise.all([
    files.yamlWithLines('families/approvals.yaml', z.array(approval)),
    files.csv('families/facts.csv', fact),
    files.yamlWithLines('families/fact-words.yaml', z.array(factWords)),
    files.yamlWithLines('families/fact-questions.yaml', z.array(question)),
    files.yamlWithLines('families/rules.yaml', z.array(rule)),
    files.yamlWithLines('families/rule-reasons.yaml', z.array(reason)),
    files.csv('families/facts-of-families.csv', familyFact),
    files.csv('families/stances.csv', stance),
  ]);
  return { approvals, facts, factTexts, questions, rules, reasons, familyFacts, stances };
}
