import type { z } from 'zod';
import { and, count, desc, eq, inArray, or, type SQL, sql } from '#core/drizzle.ts';
import { alias } from '#core/drizzle-pg.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { listKinds } from '../declare-records.server.ts';
import { wireId } from '../desk/open-revision.server.ts';
import { shortTitle, titleOf } from '../desk/record-filter.server.ts';
import type { draftsQuery } from '../record-lists.schema.ts';
import { openStates } from '../record-states.schema.ts';

const perPage = 30;

/** What is open of the kinds that the actor may write, whatever its kind: what was saved last comes first. */
export async function listDrafts(actor: StaffActor, { state, whose, page }: z.output<typeof draftsQuery>) {
  const kinds = listKinds().filter(({ record: { right = 'content.write' } }) => actor.rights.includes(right));
  const { id, kind, record, madeBy, editedBy, editedAt, publishAt, note, refusal, document } = recordRevisions;
  const isMine = or(eq(madeBy, actor.staffId), eq(editedBy, actor.staffId));
  const where = and(
    inArray(recordRevisions.state, state ? [state] : [...openStates]),
    inArray(
      kind,
      kinds.map((each) => each.kind),
    ),
    whose === 'mine' ? isMine : undefined,
  );
  const [author, editor] = [alias(staff, 'author'), alias(staff, 'editor')];
  const fields = sql.join(
    [...kinds.map((each) => sql`when ${each.kind} then ${titleOf(each)}::text`), sql`else ''`],
    sql` `,
  );
  const rows = await db()
    .select({
      ...{ id, kind, record, state: recordRevisions.state, editedAt, publishAt, note },
      title: shortTitle(sql`${document} ->> (case ${kind} ${fields} end)`),
      author: author.name,
      editor: editor.name,
      isRefused: sql<boolean>`${refusal} is not null`,
    })
    .from(recordRevisions)
    .leftJoin(author, eq(author.id, madeBy))
    .leftJoin(editor, eq(editor.id, editedBy))
    .where(where)
    .orderBy(desc(editedAt), desc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    rows: rows.map(({ id: revision, record: of, editedAt: saved, publishAt: due, ...row }) => ({
      ...row,
      id: wireId({ id: revision, record: of }),
      isNew: of === null,
      title: row.title ?? '',
      editedAt: saved.toISOString(),
      publishAt: due?.toISOString() ?? null,
    })),
    total: await countDrafts(where),
    perPage,
  };
}

async function countDrafts(where: SQL | undefined): Promise<number> {
  const [counted] = await db().select({ total: count() }).from(recordRevisions).where(where);
  return counted?.total ?? 0;
}
