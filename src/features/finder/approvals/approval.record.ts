import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { conditional, document, line, maybe, names, translated } from '#features/records/record-fields.ts';
import { condition } from '../condition/condition.ts';
import { origins } from '../finder.schema.ts';

const approvalDocument = document({
  key: slug,
  name: translated(line),
  service: names('services', maybe(slug)),
  /** The approval whose rows and rules it shares. */
  routeOf: names('approvals', maybe(slug)),
  madeIn: maybe(z.enum(origins)),
  /** The official lists whose rows require it. */
  lists: z.array(line).default([]),
  /** On what it depends where only rules beside the lists ask for it. */
  beside: maybe(z.strictObject({ when: conditional(condition), always: z.boolean().default(false) })),
});

/** What the law may ask for before goods are sold. */
export const approvalRecord = describeRecord({
  kind: 'approvals',
  name: { one: /*i18n*/ 'Approval', many: /*i18n*/ 'Approvals' },
  title: 'name',
  document: approvalDocument,
  keep: 'all',
});
