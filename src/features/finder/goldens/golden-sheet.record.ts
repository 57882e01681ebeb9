import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, names, prose, row, rows, structured } from '#features/records/record-fields.ts';
import { ruleTexts, goldenTexts as texts } from '../desk/finder.messages.ts';
import { type Stated, statedShape } from '../evaluation/known-facts.ts';
import { goldenSizes, sheetReaders, statuses } from '../finder.schema.ts';

const given = <Shape>(shape: z.ZodType, message: string) =>
  structured(
    z.preprocess(
      (value) => value ?? {},
      z.custom<Shape>((value) => shape.safeParse(value).success, message),
    ),
  );

const expectation = row({
  approval: names('approvals', slug),
  status: z.enum(statuses),
  days: given<Partial<Record<(typeof audiences)[number], string>>>(
    z.partialRecord(z.enum(audiences), z.iso.date()),
    texts.noDays,
  ),
});

const goldenDocument = document({
  key: slug,
  words: maybe(line.max(200)),
  families: names('families', z.array(slug).default([])),
  reader: z.enum(sheetReaders).default('everyone'),
  size: maybe(z.enum(goldenSizes)),
  answers: given<Record<string, Stated>>(statedShape, ruleTexts.noExample),
  day,
  expected: rows(expectation, 'approval'),
  source: line,
  note: maybe(prose),
}).superRefine(({ words, families, expected }, context) => {
  if (!words && families.length === 0)
    context.addIssue({ code: 'custom', path: ['families'], message: texts.aboutNothing });
  if (expected.length > 0 && families.length !== 1)
    context.addIssue({ code: 'custom', path: ['expected'], message: texts.noSheet });
});
export type GoldenDocument = z.output<typeof goldenDocument>;

/** What the approval finder must answer of a product whose law somebody has read. */
export const goldenSheetRecord = describeRecord({
  kind: 'golden-sheets',
  name: { one: /*i18n*/ 'Golden sheet', many: /*i18n*/ 'Golden sheets' },
  title: 'key',
  document: goldenDocument,
  needsSecondPerson: true,
  keep: 'all',
});
