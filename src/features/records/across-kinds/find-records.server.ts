import { and, eq, inArray, isNull, or, type SQL, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { listKinds } from '../declare-records.server.ts';
import { columnIn, type RecordKind } from '../define-record.server.ts';
import { shortTitle, titleOf } from '../desk/record-filter.server.ts';
import { ownRows } from '../read-documents.server.ts';
import { openStates } from '../record-states.schema.ts';

export type FoundRecord = {
  kind: string;
  /** As its address at the desk names it; `new-7` for one that was never public. */
  id: string;
  title: string;
  slug: string;
  state: 'published' | 'archived' | (typeof openStates)[number];
};

/** So that a kind of many records leaves room for the others. */
const mostOfKind = 5;
const mostWords = 6;

/**
 * The records of all kinds that the actor may see and whose name or address has each of the words, in one statement;
 * those that are called so first, then those that begin so, and those with a word that begins so. Of a kind come five.
 * @param words one line
 */
export async function findRecords(actor: StaffActor, words: string, most: number): Promise<FoundRecord[]> {
  const kinds = listKinds().filter(
    ({ single, record: { right } }) => !single && (!right || actor.rights.includes(right)),
  );
  if (kinds.length === 0) return [];
  const parts = [...kinds.map((kind) => publicOf(kind, words)), newDraftsOf(kinds, words)];
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const { rows } = await db().execute<FoundRecord>(
    sql`select kind, id, title, slug, state from (${all}) as found order by rank, title, kind, id limit ${most}`,
  );
  return rows;
}

function publicOf(kind: RecordKind, words: string): SQL {
  const { table, key } = kind;
  const [title, slug] = [columnIn(table, titleOf(kind)), columnIn(table, key)];
  const names = [sql`${title}::text`, sql`${slug}::text`];
  const where = and(ownRows(kind), ...each(words).map((word) => isIn(names, word)));
  return sql`select ${kind.kind}::text as kind, ${columnIn(table, 'id')}::text as id, coalesce(${title}::text, '') as title,
    ${slug}::text as slug, ${columnIn(table, 'status')}::text as state, ${rankOf(names, words)} as rank
    from ${table} where ${where} order by rank, title limit ${mostOfKind}`;
}

/** Records of which there is only a draft; their kinds call the field of the name differently. */
function newDraftsOf(kinds: readonly RecordKind[], words: string): SQL {
  const fields = sql.join(
    kinds.map((kind) => sql`(${kind.kind}::text, ${titleOf(kind)}::text)`),
    sql`, `,
  );
  const { id, kind, state, record, document } = recordRevisions;
  const title = sql`${document} ->> fields.title`;
  const where = and(isNull(record), inArray(state, [...openStates]), ...each(words).map((word) => isIn([title], word)));
  return sql`select ${kind}, 'new-' || ${id}, coalesce(${shortTitle(title)}, ''), '', ${state}::text, ${rankOf([title], words)}
    from ${recordRevisions} join (values ${fields}) as fields (kind, title) on ${eq(kind, sql`fields.kind`)}
    where ${where} order by 6, 3 limit ${mostOfKind}`;
}

const each = (words: string) => words.split(' ').slice(0, mostWords);

/** As many signs an index of the parts of words needs. */
const fewestAnywhere = 3;
/** What may stand before a word: in a name, and in an address. */
const beforeWord = [['', '% ', '%-', '%('] as const, ['', '%-'] as const];

/**
 * Whether the name, or the address if there is one, has the word; a short one begins a word of it. Anywhere else nobody
 * looks for two letters, and no index finds them, so that every name would be read while somebody types.
 */
function isIn(names: readonly SQL[], word: string): SQL | undefined {
  const anywhere = likePattern(word);
  const isShort = [...word].length < fewestAnywhere;
  const has = names.flatMap((name, at) => {
    const patterns = isShort ? beforeWord[at]?.map((before) => before + anywhere.slice(1)) : [anywhere];
    return patterns?.map((pattern) => sql`${name} ilike ${pattern}`) ?? [];
  });
  return or(...has);
}

function rankOf(names: readonly SQL[], words: string): SQL {
  const exact = or(...names.map((name) => sql`lower(${name}) = lower(${words}::text)`));
  const begins = likePattern(words).slice(1);
  const [first, word] = [begins, `% ${begins}`].map((like) => or(...names.map((name) => sql`${name} ilike ${like}`)));
  return sql`case when ${exact} then 0 when ${first} then 1 when ${word} then 2 else 3 end`;
}
