import type { z } from 'zod';
import { and, asc, desc, eq, ilike, inArray, isNull, or, sql } from '#core/drizzle.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { columnIn, columnOf, hasOrder, type RecordKind } from '../define-record.server.ts';
import { ownRows } from '../read-documents.server.ts';
import { type filterQuery, openStates } from '../records.schema.ts';

export type Filter = z.output<typeof filterQuery>;

export const titleOf = ({ record, key }: RecordKind) => record.title ?? key;

/** The public rows that a filter leaves, joined with their open drafts: for lists and for what is exported of them. */
export function liveIn(kind: RecordKind, { q, status, sort }: Filter) {
  const { table } = kind;
  const id = columnIn(table, 'id');
  const openState = openOf(status ?? null);
  const inState = openState ? eq(recordRevisions.state, openState) : status && eq(columnIn(table, 'status'), status);
  return {
    ofRow: and(isOpenOf(kind), eq(recordRevisions.record, sql`${id}::text`)),
    where: and(ownRows(kind), found(kind, q), inState),
    orderBy: [orderOf(kind, sort), asc(id)],
  };
}

/** The drafts of records that were never published and that a filter leaves. */
export function newDraftsIn(kind: RecordKind, { q, status }: Pick<Filter, 'q' | 'status'>) {
  const state = openOf(status ?? null);
  if (status && !state) return undefined;
  return and(
    isOpenOf(kind),
    isNull(recordRevisions.record),
    state ? eq(recordRevisions.state, state) : undefined,
    q ? ilike(draftTitleOf(kind), likeOf(q)) : undefined,
  );
}

export const draftTitleOf = (kind: RecordKind) => sql<string | null>`${recordRevisions.document} ->> ${titleOf(kind)}`;

export function found(kind: RecordKind, q: string | undefined) {
  if (!q) return undefined;
  const like = likeOf(q);
  return or(...[titleOf(kind), kind.key].map((name) => ilike(sql`${columnIn(kind.table, name)}::text`, like)));
}

const likeOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

function orderOf(kind: RecordKind, sort: Filter['sort']) {
  const { table } = kind;
  const [name, way] = (sort ?? (hasOrder(kind) ? 'position.asc' : 'title.asc')).split('.');
  const column = columnOf(table, name === 'title' ? titleOf(kind) : (name ?? '')) ?? columnIn(table, titleOf(kind));
  return way === 'desc' ? desc(column) : asc(column);
}

export const isOpenOf = ({ kind }: RecordKind) =>
  and(eq(recordRevisions.kind, kind), inArray(recordRevisions.state, [...openStates]));

export const openOf = (state: string | null) => openStates.find((own) => own === state) ?? null;
