import type { RecordKind } from '../define-record.server.ts';
import { keyOf } from '../import-records.server.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import type { RecordSource } from '../record-sources.server.ts';

/**
 * By which files name each of all records of a kind, by its id. One of the desk is named by its slug, with a number when
 * files have named another record so, which has got another slug since.
 */
export function keysOfFiles(
  kind: RecordKind,
  records: readonly LiveRecord<Record<string, unknown>>[],
  sources: ReadonlyMap<string, RecordSource>,
): Map<string, string> {
  const keys = new Map([...sources.values()].map(({ record, key }) => [record, key]));
  const others = records.filter(({ id }) => !keys.has(String(id)));
  const taken = new Set([...sources.keys(), ...others.map(({ document }) => keyOf(kind, document))]);
  for (const { id, document } of others) {
    const own = keyOf(kind, document);
    let key = own;
    for (let number = 2; sources.has(own) && taken.has(key); number += 1) key = `${own}-${number}`;
    taken.add(key);
    keys.set(String(id), key);
  }
  return keys;
}
