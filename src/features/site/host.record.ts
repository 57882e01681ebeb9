import { z } from 'zod';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, row, rows } from '#features/records/record-fields.ts';
import { hostKinds } from './site-kinds.schema.ts';

const host = row({
  name: line,
  kind: z.enum(hostKinds),
  /** The path prefix of its calls. */
  base: line.regex(/^\//, /*i18n*/ 'begins with /'),
  languages: z.array(line).min(1),
});

/** The names of the site, and the languages that each offers. */
export const hostsRecord = describeRecord({
  kind: 'hosts',
  name: { one: /*i18n*/ 'Hosts and their languages' },
  document: document({ hosts: rows(host, 'name') }),
  right: 'site.manage',
});
