import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import type { Translations } from '#db/schema/columns.ts';
import {
  dayKinds,
  feeBases,
  feeConfidences,
  feeCurrencies,
  feePayers,
  feeSizes,
  feeStages,
  feeTakers,
  feeUnits,
  stepActors,
  timeOwners,
  timeStages,
} from './fees.schema.ts';

const count = z
  .string()
  .trim()
  .regex(/^\d{0,9}$/, 'is not a whole number')
  .transform((digits) => (digits ? Number(digits) : null));
const day = z.iso.date('is not a date like 2026-01-31');
const reading = { service: required, read_on: day, source: required, confidence: z.enum(feeConfidences) };

const feeRow = z.object({
  ...reading,
  stage: z.enum(feeStages),
  payer: z.enum(feePayers),
  size: z.enum(feeSizes),
  taken_by: z.enum(feeTakers),
  amount: count,
  amount_to: count,
  currency: z.enum(feeCurrencies),
  percent: count,
  unit: z.union([z.enum(feeUnits), z.literal('').transform(() => null)]),
  basis: z.enum(feeBases),
  condition: optional,
  document: optional,
  valid_from: optionalDate,
  valid_to: optionalDate,
  doubt: optional,
  left_out: optional,
  note: optional,
});
const timeRow = z.object({
  ...reading,
  stage: z.enum(timeStages),
  payer: z.enum(feePayers),
  owner: z.enum(timeOwners),
  min_days: count,
  usual_days: count,
  max_days: count,
  days: z.enum(dayKinds),
  basis: z.enum(feeBases),
  condition: optional,
  left_out: optional,
  note: optional,
});
const stepRow = z.object({
  ...reading,
  number: count.pipe(z.int('is empty').positive()),
  step: required,
  actor: z.enum(stepActors),
  /** `2;3` */
  after: z.string().regex(/^(?:\d{1,3}(?:;\d{1,3})*)?$/, 'is not a list of steps like 2;3'),
  documents: optional,
});
const wordsRow = z.object({ text: required, hi: optional, ar: optional });

type Fee = Located<z.infer<typeof feeRow>>;
type Step = Located<z.infer<typeof stepRow>>;
/** The same words in other languages, by their English text. */
type Words = Map<string, { hi: string | null; ar: string | null }>;
export type ReadFees = Awaited<ReturnType<typeof readFees>>;

/** Reads what approvals cost, how long they take and their steps, and checks them against the services. */
export async function readFees(files: ContentFiles, services: ReadonlySet<string>) {
  const [fees, times, steps, wordRows] = await Promise.all([
    files.csv('fees/fees.csv', feeRow),
    files.csv('fees/times.csv', timeRow),
    files.csv('fees/steps.csv', stepRow),
    files.csv('fees/words.csv', wordsRow),
  ]);
  const report = ({ file, line }: { file: string; line: number }, reason: string) =>
    files.problems.push({ file, line, reason });
  for (const row of [...fees, ...times, ...steps])
    if (!services.has(row.service)) report(row, `data/services.csv has no service ${row.service}`);
  for (const fee of fees) for (const reason of wrongIn(fee)) report(fee, reason);
  for (const { min_days: min, usual_days: usual, max_days: max, ...row } of times) {
    const given = [min, usual, max].filter((days) => days !== null);
    if (given.some((days, at) => days < (given[at - 1] ?? 0))) report(row, `the days ${given.join(', ')} do not rise`);
  }
  for (const [service, ofService] of Map.groupBy(steps, (step) => step.service)) {
    for (const [at, step] of ofService.entries()) {
      if (step.number !== at + 1) report(step, `is step ${step.number} of ${service} where step ${at + 1} follows`);
      const later = stepsBefore(step).find((before) => before < 1 || before >= step.number);
      if (later !== undefined) report(step, `comes after step ${later}, which is not before it`);
    }
  }
  reportRepeats(wordRows, ({ text }) => text, files.problems);
  const used = new Set(
    [...fees, ...times, ...steps].flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string')),
  );
  for (const row of wordRows) if (!used.has(row.text)) report(row, `no row says '${row.text}'`);
  const words: Words = new Map(wordRows.map(({ text, hi, ar }) => [text, { hi, ar }]));
  return { fees, times, steps, words };
}

/** The steps that come before one. */
export function stepsBefore({ after }: Pick<Step, 'after'>): number[] {
  return after ? after.split(';').map(Number) : [];
}

/** The texts of a row in other languages, by the names of its columns. */
export function translationsOf(texts: Record<string, string | null>, words: Words): Translations {
  const inLanguage = (language: 'hi' | 'ar') =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([column, text]) => {
        const translated = text && words.get(text)?.[language];
        return translated ? [[column, translated]] : [];
      }),
    );
  return { hi: inLanguage('hi'), ar: inLanguage('ar') };
}

function wrongIn({ amount, amount_to: amountTo, percent, unit, valid_from: from, valid_to: to }: Fee): string[] {
  return [
    ...(amountTo !== null && (amount === null || amountTo <= amount)
      ? [`the range ${amount ?? 'nothing'} to ${amountTo} does not rise`]
      : []),
    ...(percent !== null && (amount !== null || percent > 100) ? ['a share is at most 100 and has no amount'] : []),
    ...(amount !== null && unit === null ? ['an amount needs its unit, such as application'] : []),
    ...(from && to && to < from ? [`valid_to ${to} is before valid_from ${from}`] : []),
  ];
}
