import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  conditional,
  day,
  document,
  line,
  maybe,
  names,
  prose,
  structured,
  translated,
} from '#features/records/record-fields.ts';
import { condition } from '../condition/condition.ts';
import { ruleTexts as texts } from '../desk/finder.messages.ts';
import { type Stated, statedShape } from '../evaluation/known-facts.ts';
import { ruleEffects } from '../finder.schema.ts';

const example = structured(
  z.preprocess(
    (given) => given ?? {},
    z.custom<Record<string, Stated>>((given) => statedShape.safeParse(given).success, texts.noExample),
  ),
);

const ruleDocument = document({
  key: slug,
  approval: names('approvals', slug),
  /** Where it is not the one of the approval: a cosmetic goes another way than a medical device. */
  service: names('services', maybe(slug)),
  effect: z.enum(ruleEffects),
  condition: conditional(condition),
  allGroups: z.boolean().default(false),
  groups: names('family-groups', z.array(line).default([])),
  families: names('families', z.array(slug).default([])),
  hsChapters: z.array(z.string().regex(/^\d\d$/, texts.noChapter)).default([]),
  exceptGroups: names('family-groups', z.array(line).default([])),
  exceptFamilies: names('families', z.array(slug).default([])),
  reason: translated(line),
  source: line,
  confidence: z.enum(confidences),
  overrides: z.array(line).default([]),
  validFrom: maybe(day),
  examples: z.strictObject({ true: example, false: example, undecided: example }),
  note: maybe(prose),
}).superRefine(({ allGroups, groups, families }, context) => {
  if (!allGroups && groups.length === 0 && families.length === 0)
    context.addIssue({ code: 'custom', path: ['families'], message: texts.noFamily });
});
export type RuleDocument = z.output<typeof ruleDocument>;

/** What a product needs because of what it is. */
export const ruleRecord = describeRecord({
  kind: 'rules',
  name: { one: /*i18n*/ 'Rule', many: /*i18n*/ 'Rules' },
  title: 'key',
  document: ruleDocument,
  keep: 'all',
});
