import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  day,
  document,
  line,
  maybe,
  names,
  privateFile,
  prose,
  row,
  rows,
  translated,
} from '#features/records/record-fields.ts';
import { fieldTexts } from '#features/records/records.messages.ts';
import { downloadKinds } from './downloads.schema.ts';

/** What is wrong with the files of a download. */
const downloadFaults = {
  noFile: /*i18n*/ 'is empty: add a file and upload it',
  otherKind: /*i18n*/ 'is not that of the file',
  otherEnding: /*i18n*/ 'does not end like the kind of file, as in checklist.pdf',
} as const;

const file = row({
  filePath: privateFile(line.regex(/^downloads\/[\w-][\w.-]*$/, fieldTexts.notPrivateFile), {
    folder: 'downloads',
    kinds: downloadKinds,
    megabytes: 25,
    drawnFrom: 'document',
    fills: { name: 'name', kind: 'kind' },
  }),
  /** The name under which a client saves it. */
  name: line,
  kind: z.enum(downloadKinds),
  /** The text that it is drawn from; null for a file that was uploaded. */
  document: z.record(z.string(), z.unknown()).nullable().default(null),
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
}).superRefine(({ files }, context) => {
  if (files.length === 0) context.addIssue({ code: 'custom', path: ['files'], message: downloadFaults.noFile });
  for (const [index, { filePath, name, kind }] of files.entries()) {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['files', index, field], message });
    if (filePath && !filePath.endsWith(`.${kind}`)) report('kind', downloadFaults.otherKind);
    // A client's machine opens a file by the end of its name.
    if (name && !name.toLowerCase().endsWith(`.${kind}`)) report('name', downloadFaults.otherEnding);
  }
});

export const downloadRecord = describeRecord({
  kind: 'downloads',
  name: { one: /*i18n*/ 'Download', many: /*i18n*/ 'Downloads' },
  title: 'name',
  document: downloadDocument,
});
