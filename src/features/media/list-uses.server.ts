import { and, inArray, sql } from '#core/drizzle.ts';
import type { PgTable } from '#core/drizzle-pg.ts';
import type { Queryable } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import type { media } from '#db/schema/media.ts';
import { orderDoubts } from '#db/schema/order-doubts.ts';
import { authorities, orderChecks, orderEffects, orderExemptions, orders } from '#db/schema/orders.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { findKind, listKinds } from '#features/records/declare-records.server.ts';
import type { Level, RecordKind } from '#features/records/define-record.server.ts';
import { namesFiles } from '#features/records/file-fields.ts';
import { mapFields } from '#features/records/map-fields.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import { openStates } from '#features/records/record-states.schema.ts';
import type { PictureUse } from './media.schema.ts';

type Reading = Pick<Queryable, 'select' | 'execute'>;
type Document = Record<string, unknown>;

/** The records that name a picture in a field or show it in a text, in any language, and the open drafts that do. */
export async function listUses(tx: Reading, { key }: Pick<typeof media.$inferSelect, 'key'>): Promise<PictureUse[]> {
  const address = `storage/media/${key}/`;
  const uses: PictureUse[] = [];
  for (const kind of listKinds()) if (await mayUse(tx, kind, address)) uses.push(...(await usesOf(tx, kind, address)));
  return [...uses, ...(await usesInDrafts(tx, address))];
}

/** The law is kept apart from records: orders with all that is said of them, and what is proposed of them. */
const tablesOfLaw = [orders, orderEffects, orderExemptions, orderChecks, orderDoubts, authorities, lawProposals];

/** Whether a record, of whatever state, a revision or the law has the address anywhere. Kinds with files of their own come first. */
export async function isNamed(tx: Reading, address: string): Promise<boolean> {
  const hasFiles = ({ schema }: RecordKind) => namesFiles(schema);
  const [own, others] = [listKinds().filter(hasFiles), listKinds().filter((kind) => !hasFiles(kind))];
  for (const kind of own) if (await mayUse(tx, kind, address)) return true;
  const { id, document } = recordRevisions;
  const isInIt = sql`${document}::text like ${`%${address}%`}`;
  const [named] = await tx.select({ id }).from(recordRevisions).where(isInIt).limit(1);
  if (named || (await isInTables(tx, tablesOfLaw, address))) return true;
  for (const kind of others) if (await mayUse(tx, kind, address)) return true;
  return false;
}

/** Documents are read only of kinds whose tables have the address anywhere. */
const mayUse = (tx: Reading, kind: RecordKind, address: string) => isInTables(tx, tablesOf(kind), address);

async function isInTables(tx: Reading, tables: readonly PgTable[], address: string): Promise<boolean> {
  const found = tables.map((table) => sql`exists (select from ${table} as r where r::text like ${`%${address}%`})`);
  const { rows } = await tx.execute<{ found: boolean }>(sql`select ${sql.join(found, sql` or `)} as found`);
  return rows[0]?.found ?? false;
}

function tablesOf({ table, children }: Level): PgTable[] {
  return [table, ...Object.values(children).flatMap(tablesOf)];
}

async function usesOf(tx: Reading, kind: RecordKind, address: string): Promise<PictureUse[]> {
  const uses = (await readDocuments(tx, kind, 'all')).map(async ({ id, status, document }): Promise<PictureUse[]> => {
    const fields = await fieldsWith(kind, document, address);
    if (fields.length === 0) return [];
    const isPublic = status === 'published';
    const url = isPublic ? (kind.addresses?.(document)[0] ?? null) : null;
    return [{ ...nameOf(kind, document), record: String(id), state: isPublic ? 'public' : 'archived', url, fields }];
  });
  return (await Promise.all(uses)).flat();
}

async function usesInDrafts(tx: Reading, address: string): Promise<PictureUse[]> {
  const { id, kind, record, state, document } = recordRevisions;
  const drafts = await tx
    .select({ id, kind, record, document })
    .from(recordRevisions)
    .where(and(inArray(state, [...openStates]), sql`${document}::text like ${`%${address}%`}`));
  const uses = drafts.map(async (draft): Promise<PictureUse[]> => {
    const own = findKind(draft.kind);
    if (!own) return [];
    const fields = await fieldsWith(own, draft.document, address);
    const wireId = draft.record ?? `new-${draft.id}`;
    return [{ ...nameOf(own, draft.document), record: wireId, state: 'draft', url: null, fields }];
  });
  return (await Promise.all(uses)).flat();
}

/** The paths of the fields that have the address; a document that has it elsewhere is named as a whole. */
async function fieldsWith(kind: RecordKind, document: Document, address: string): Promise<string[]> {
  if (!JSON.stringify(document).includes(address)) return [];
  const fields: string[] = [];
  for (const which of ['isPicture', 'isHtml'] as const)
    await mapFields(kind.schema, document, which, async (text, path) => {
      if (text.includes(address)) fields.push(path.join('.'));
      return text;
    });
  return fields;
}

function nameOf({ kind, record, key }: RecordKind, document: Document) {
  const title = document[record.title ?? key];
  return { kind, kindName: record.name.one, title: typeof title === 'string' ? title.slice(0, 600) : record.name.one };
}
