import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { formulaMessage, isFormula } from './cell-text.ts';
import type { Problem } from './content-error.ts';

type CsvRecord = { record: string[]; info: { lines: number } };

/** A CSV text whose rows can be checked with a schema, or with several, as where one list shows a fact of another. */
export type CsvText = {
  /** The rows by the header; every invalid one is reported with its line. */
  as<Row>(schema: z.ZodType<Row>): (Row & { file: string; line: number })[];
};

/** Reads a CSV text; one that is none has no rows, and is reported. */
export function readCsv(file: string, text: string, problems: Problem[]): CsvText {
  const records = readRecords(file, text, problems);
  return { as: (schema) => checkRows(file, records, schema, problems) };
}

function checkRows<Row>(file: string, [head, ...records]: CsvRecord[], schema: z.ZodType<Row>, problems: Problem[]) {
  if (!head) return [];
  const rows: (Row & { file: string; line: number })[] = [];
  for (const { record, info } of records) {
    // The parser reports the last line of a record, which is not the first when a quoted field contains line breaks.
    const line = info.lines - record.join('').split('\n').length + 1;
    if (record.length !== head.record.length) {
      problems.push({ file, line, reason: `has ${record.length} fields where the header has ${head.record.length}` });
      continue;
    }
    const formula = record.findIndex(isFormula);
    if (formula >= 0) {
      problems.push({ file, line, reason: `${head.record[formula]}: ${formulaMessage}` });
      continue;
    }
    const read = schema.safeParse(Object.fromEntries(head.record.map((name, index) => [name, record[index]])));
    if (read.success) rows.push({ ...read.data, file, line });
    else
      for (const issue of read.error.issues)
        problems.push({ file, line, reason: `${issue.path.join('.')}: ${issue.message}` });
  }
  return rows;
}

function readRecords(file: string, text: string, problems: Problem[]): CsvRecord[] {
  try {
    // The parser counts a CR LF inside quotes as two lines.
    return parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ file, line: Number((error as unknown as { lines?: number }).lines ?? 1), reason: error.message });
    return [];
  }
}
