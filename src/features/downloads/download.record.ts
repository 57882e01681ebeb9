import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { day, document, line, maybe, names, prose, row, rows, translated } from '#features/records/record-fields.ts';
import { downloadKinds } from './downloads.schema.ts';

const file = row({
  /** The name under which a client saves it. */
  name: line,
  kind: z.enum(downloadKinds),
  /** In private storage. */
  filePath: line.regex(/^downloads\/[\w.-]+$/, /*i18n*/ 'is not a file in private storage'),
  /** The text that it is drawn from; null for a file that was uploaded. */
  document: z.record(z.string(), z.unknown()).nullable(),
});

const downloadDocument = document({
  slug,
  category: names('download-categories', line),
  service: names('services', maybe(slug)),
  name: translated(line),
  /** What the document is for, in one sentence. */
  description: translated(maybe(prose)),
  /** The day on which the text was last changed. */
  date: day,
  files: rows(file, 'name'),
});

export const downloadRecord = describeRecord({
  kind: 'downloads',
  name: { one: /*i18n*/ 'Download', many: /*i18n*/ 'Downloads' },
  title: 'name',
  document: downloadDocument,
});
