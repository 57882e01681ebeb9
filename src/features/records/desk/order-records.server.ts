import { asc } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { columnIn, hasOrder, type RecordKind } from '../define-record.server.ts';
import { ownRows, readDocuments } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import { writeDocuments } from '../write-documents.server.ts';
import { titleOf } from './record-filter.server.ts';

type Placed = { id: string; title: string; status: string };

/**
 * All records of a kind in the order in which the site shows them, archived ones too, which keep their places.
 * @throws Refusal 404 for a kind that has no order of its own
 */
export async function listOrder(kind: RecordKind): Promise<{ rows: Placed[] }> {
  return { rows: await readOrder(db(), kind) };
}

/**
 * Puts all records of a kind into this order. Writers of public content take turns, so of two who order the same list
 * the second one is told.
 * @param was the order that the actor has seen
 * @throws Refusal 409 with the order of now if it is another one, 422 if the records are not the same
 */
export async function orderRecords(
  actor: StaffActor,
  kind: RecordKind,
  { ids, was }: { ids: string[]; was: string[] },
): Promise<{ rows: Placed[] }> {
  assertWritesAll(actor);
  if (!isSame([...ids].sort(), [...was].sort())) throw new Refusal(422, recordTexts.otherRecords);
  return writeContent(async (tx, changed) => {
    const now = await readOrder(tx, kind);
    const placed = now.map(({ id }) => id);
    if (!isSame(placed, was)) throw new Refusal(409, recordTexts.otherOrder, { details: { theirs: now } });
    const wanted = new Map(ids.map((id, position) => [Number(id), position]));
    const records = await readDocuments(tx, kind, [...wanted.keys()]);
    const moved = records.filter(({ id, position }) => position !== wanted.get(id));
    const writes = moved.map(({ id, document }) => ({ id, document, position: wanted.get(id) }));
    await writeDocuments({ tx, changed }, kind, writes);
    await audit(tx, actor, {
      action: 'record.order',
      summary: 'Put the records of a kind into another order',
      before: { kind: kind.kind, ids: placed },
      after: { kind: kind.kind, ids },
    });
    const byId = new Map(now.map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id, index) => id === others[index]);

async function readOrder(tx: Pick<Queryable, 'select'>, kind: RecordKind): Promise<Placed[]> {
  const { table } = kind;
  if (!hasOrder(kind)) throw new Refusal(404, recordTexts.noOrder);
  const [id, title, status] = [columnIn(table, 'id'), columnIn(table, titleOf(kind)), columnIn(table, 'status')];
  const rows = await tx
    .select({ id, title, status })
    .from(table)
    .where(ownRows(kind))
    .orderBy(asc(columnIn(table, 'position')), asc(id));
  return rows.map((row) => ({ id: String(row.id), title: String(row.title), status: String(row.status) }));
}
