import { max } from '#core/drizzle.ts';
import type { ContentTx, NameChanges } from '#db/content/write-content.server.ts';
import { columnIn, columnOf, type RecordKind } from '../define-record.server.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { writeDocuments } from '../write-documents.server.ts';

type Values = Record<string, unknown>;
type Live = LiveRecord<Values>;

/** Makes a record public with this document; a new one gets the last place among its kind. */
export async function writeRecord(
  tx: ContentTx,
  changed: NameChanges,
  kind: RecordKind,
  live: Live | undefined,
  { document, marks }: { document: Values; marks?: TranslationMarks },
) {
  const position = live ? undefined : await nextPosition(tx, kind);
  const row = { id: live?.id ?? null, document, status: 'published' as const, position, marks };
  const { ids } = await writeDocuments({ tx, changed }, kind, [row]);
  return ids[0];
}

async function nextPosition(tx: ContentTx, { table }: RecordKind): Promise<number | undefined> {
  if (!columnOf(table, 'position')) return undefined;
  const [last] = await tx.select({ position: max(columnIn(table, 'position')) }).from(table);
  return last ? Number(last.position ?? -1) + 1 : 0;
}
