import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, names, prose, translated } from '#features/records/record-fields.ts';
import { sideEffects, sideRegimes } from '../side-rules.schema.ts';

const ruleDocument = document({
  /** It may end in a space, where the delivered tables give no codes. */
  key: z.string().min(1).max(200),
  regime: z.enum(sideRegimes),
  effect: z.enum(sideEffects),
  plain: translated(prose),
  /** The rows under it: `bis_isi 303`; `bis_isi *` is a whole list. */
  lines: z.array(line),
  /** As printed, chapters and ranges included. */
  customsCodes: maybe(prose),
  condition: maybe(prose),
  notFor: maybe(prose),
  service: names('services', maybe(slug)),
  document: maybe(prose),
  fromOn: maybe(day),
  untilOn: maybe(day),
  /** Whether a sheet names it before anything else. */
  isLeading: z.boolean().default(false),
  /** Whether only the product's own page names it. */
  isDetail: z.boolean().default(false),
  /** Whether it concerns used goods alone. */
  isForUsed: z.boolean().default(false),
  confidence: z.enum(confidences),
  note: maybe(prose),
  source: maybe(prose),
});
export type SideRuleDocument = z.output<typeof ruleDocument>;

/** What applies beside the lists: import policy, producer responsibility, security. */
export const sideRuleRecord = describeRecord({
  kind: 'side-rules',
  name: { one: /*i18n*/ 'Rule beside the lists', many: /*i18n*/ 'Import policy and other rules' },
  title: 'plain',
  document: ruleDocument,
  needsSecondPerson: true,
  keep: 'all',
});
