import type { z } from 'zod';
import { and, asc, desc, eq, exists, ilike, inArray, isNull, not, or, type SQL, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions, translationMarks } from '#db/schema/records.ts';
import { columnIn, columnOf, hasOrder, type RecordKind } from '../define-record.server.ts';
import { ownRows } from '../read-documents.server.ts';
import { openStates } from '../record-states.schema.ts';
import type { filterQuery } from '../records.schema.ts';
import { hasStale } from '../translations/translation-marks.server.ts';
import { draftFieldsFit, fieldsFit } from './field-filters.server.ts';

export type Filter = z.output<typeof filterQuery>;

export const titleOf = ({ record, key }: RecordKind) => record.title ?? key;

/** The public rows that a filter leaves, joined with their open drafts: for lists and for what is exported of them. */
export async function liveIn(kind: RecordKind, filter: Filter) {
  const { q, status, sort, translation } = filter;
  const { table } = kind;
  const id = columnIn(table, 'id');
  const openState = openOf(status ?? null);
  const inState = openState ? eq(recordRevisions.state, openState) : status && eq(columnIn(table, 'status'), status);
  return {
    ofRow: and(isOpenOf(kind), eq(recordRevisions.record, sql`${id}::text`)),
    where: and(
      ownRows(kind),
      found(kind, q),
      inState,
      translation && isTranslated(kind, translation),
      await fieldsFit(kind, filter),
    ),
    orderBy: [orderOf(kind, sort), asc(id)],
  };
}

/** Whether the public translation of a row is in such a state. Of texts older than the marks, nothing is said: a machine made them. */
function isTranslated(kind: RecordKind, translation: NonNullable<Filter['translation']>) {
  const [language = '', state] = translation.split('.');
  const { table } = kind;
  const own = and(
    eq(translationMarks.kind, kind.kind),
    eq(translationMarks.record, sql`${columnIn(table, 'id')}::text`),
    eq(translationMarks.language, language),
  );
  const marked = (which?: SQL) => exists(db().select().from(translationMarks).where(and(own, which)));
  const texts = columnOf(table, 'translations');
  const isUnsaid = texts ? and(not(marked()), sql`${texts} ? ${language}`) : sql`false`;
  if (state === 'missing') return and(not(marked()), not(isUnsaid ?? sql`false`));
  if (state === 'stale') return marked(hasStale);
  return state === 'machine'
    ? or(marked(eq(translationMarks.mark, state)), isUnsaid)
    : marked(eq(translationMarks.mark, 'draft'));
}

/** The drafts of records that were never published and that a filter leaves. */
export function newDraftsIn(kind: RecordKind, filter: Filter) {
  const { q, status, translation } = filter;
  const state = openOf(status ?? null);
  if ((status && !state) || translation) return undefined;
  return and(
    isOpenOf(kind),
    isNull(recordRevisions.record),
    state ? eq(recordRevisions.state, state) : undefined,
    q ? ilike(draftTitleOf(kind), likePattern(q)) : undefined,
    draftFieldsFit(kind, filter),
  );
}

/** The beginning of the name that is being written, which may be as long as a text: no list needs more of it. */
export const shortTitle = (title: SQL) => sql<string | null>`left(${title}, 600)`;

export const draftTitleOf = (kind: RecordKind) => sql<string | null>`${recordRevisions.document} ->> ${titleOf(kind)}`;

export function found(kind: RecordKind, q: string | undefined) {
  if (!q) return undefined;
  const like = likePattern(q);
  return or(...[titleOf(kind), kind.key].map((name) => ilike(sql`${columnIn(kind.table, name)}::text`, like)));
}

function orderOf(kind: RecordKind, sort: Filter['sort']) {
  const { table } = kind;
  const [name, way] = (sort ?? (hasOrder(kind) ? 'position.asc' : 'title.asc')).split('.');
  const column = columnOf(table, name === 'title' ? titleOf(kind) : (name ?? '')) ?? columnIn(table, titleOf(kind));
  return way === 'desc' ? desc(column) : asc(column);
}

export const isOpenOf = ({ kind }: RecordKind) =>
  and(eq(recordRevisions.kind, kind), inArray(recordRevisions.state, [...openStates]));

export const openOf = (state: string | null) => openStates.find((own) => own === state) ?? null;
