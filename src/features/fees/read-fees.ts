import { z } from 'zod';
import { optional, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { csvDocuments } from '#features/records/files/csv-documents.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { fieldsOf } from '#features/records/record-fields.ts';
import { serviceFeeRecord } from './service-fee.record.ts';
import { serviceStepRecord } from './service-step.record.ts';
import { serviceTimeRecord } from './service-time.record.ts';

type Row = FileDocument['document'];
/** The same words in other languages, by their English text. */
type Words = ReadonlyMap<string, { hi: string | null; ar: string | null }>;

const wordsRow = z.object({ text: required, hi: optional, ar: optional });

/** Reads what approvals cost, how long they take and their steps as documents, and checks what concerns several of them. */
export async function readFees(files: ContentFiles) {
  const [fees, times, steps, wordRows] = await Promise.all([
    csvDocuments(files, 'fees/fees.csv', { also: withNumbers('amount', 'amountTo', 'percent') }),
    csvDocuments(files, 'fees/times.csv', { also: withNumbers('minDays', 'usualDays', 'maxDays') }),
    csvDocuments(files, 'fees/steps.csv', { also: stepOf }),
    files.csv('fees/words.csv', wordsRow),
  ]);
  reportSteps(steps, files);
  reportRepeats(wordRows, ({ text }) => text, files.problems);
  const used = new Set([...fees, ...times, ...steps].flatMap(({ document }) => Object.values(document)));
  for (const { text, file, line } of wordRows)
    if (!used.has(text)) files.problems.push({ file, line, reason: `no row says '${text}'` });
  const words: Words = new Map(wordRows.map(({ text, hi, ar }) => [text, { hi, ar }]));
  return {
    fees: finish(fees, serviceFeeRecord.document, words),
    times: finish(times, serviceTimeRecord.document, words),
    steps: finish(steps, serviceStepRecord.document, words),
  };
}

const numberOf = (cell: unknown) => (/^\d+$/.test(String(cell)) ? Number(cell) : cell);

/** What is no number is left as it is, and refused by the document. */
const withNumbers =
  (...fields: readonly string[]) =>
  (row: Row): Row => ({ ...row, ...Object.fromEntries(fields.map((field) => [field, numberOf(row[field])])) });

/** A step is named by its number, and `2;3` are the steps before it. */
const stepOf = (row: Row): Row => ({
  key: `${row.service} ${row.number}`,
  ...row,
  number: numberOf(row.number),
  after: row.after ? String(row.after).split(';').map(numberOf) : [],
});

/** The steps of a service have numbers without a gap, in the order of the file. */
function reportSteps(steps: readonly FileDocument[], { problems }: ContentFiles) {
  for (const [service, ofService] of Map.groupBy(steps, ({ document }) => document.service))
    for (const [at, { document, placeOf }] of ofService.entries())
      if (document.number !== at + 1) {
        const reason = `is step ${document.number} of ${service} where step ${at + 1} follows`;
        const { file, line } = placeOf(['number']);
        problems.push({ file, line, reason });
      }
}

/** A row that we read and do not trust stays in the file, with the reason, and visitors do not see it. */
function finish(rows: readonly FileDocument[], schema: z.ZodObject, words: Words): FileDocument[] {
  const texts = fieldsOf(schema).flatMap(({ name, isTranslated }) => (isTranslated ? [name] : []));
  return rows.map(({ document: { leftOut, ...document }, placeOf }) => ({
    document: { ...document, translations: translationsOf(document, texts, words) },
    placeOf,
    ...(Boolean(leftOut) && { status: 'archived' as const }),
  }));
}

function translationsOf(row: Row, texts: readonly string[], words: Words) {
  const inLanguage = (language: 'hi' | 'ar') =>
    Object.fromEntries(
      texts.flatMap((name) => {
        const translated = words.get(String(row[name]))?.[language];
        return translated ? [[name, translated]] : [];
      }),
    );
  return { hi: inLanguage('hi'), ar: inLanguage('ar') };
}
