import { and, asc, desc, eq, ilike, isNull, type SQL, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { indianMoment, nextIndianMidnight } from '#core/time/indian-time.ts';
import { db } from '#db/client.server.ts';
import { leadEvents, leadFiles, leads, leadWords } from '#db/schema/leads.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { type InboxFilters, type InboxRow, inboxPageSize, leadNumber, mostCounted } from './inbox.schema.ts';
import { isOverdue, isWaiting, looksLikeSpam } from './lead-conditions.server.ts';

/**
 * A page of the inbox, and how many leads it has in all, counted up to `mostCounted`. A lead that was merged into another
 * one is shown with that.
 */
export async function listInbox(actor: StaffActor, filters: InboxFilters) {
  const where = and(isNull(leads.mergedIntoId), ...filterBy(filters, actor));
  // Before the leads, so that one that comes meanwhile is news the next time.
  const mark = await readLeadMark();
  const [rows, counted] = await Promise.all([selectRows(where, filters), countUpTo(mostCounted + 1, where)]);
  const total = Math.min(counted, mostCounted);
  return { mark, rows: rows.map(toRow), total, hasMore: counted > mostCounted, perPage: inboxPageSize };
}

/** The number of the newest event: each lead that comes and each change of one leaves an event. */
export async function readLeadMark(): Promise<number> {
  const [newest] = await db().select({ id: leadEvents.id }).from(leadEvents).orderBy(desc(leadEvents.id)).limit(1);
  return newest?.id ?? 0;
}

async function countUpTo(most: number, where: SQL | undefined): Promise<number> {
  const found = db().select({ id: leads.id }).from(leads).where(where).limit(most);
  return db().$count(found.as('found'));
}

function filterBy(filters: InboxFilters, { staffId }: StaffActor): (SQL | undefined)[] {
  const { form, status, owner, language, verified, spam, due, until, q, sort } = filters;
  return [
    form && eq(leads.form, form),
    status ? eq(leads.status, status) : spam !== 'yes' ? sql`${leads.status} <> 'spam'` : undefined,
    owner === undefined ? undefined : ownedBy(owner === 'me' ? staffId : owner),
    language ? eq(leads.language, language) : undefined,
    verified && eq(leads.isVerified, verified === 'yes'),
    spam && (spam === 'yes' ? looksLikeSpam : sql`not ${looksLikeSpam}`),
    // What is answered is not urgent, however long ago its answer was due.
    sort === 'due' && !status ? isWaiting : undefined,
    due && and(isWaiting, sql`${leads.dueAt} < ${due === 'overdue' ? sql`now()` : nextIndianMidnight(new Date())}`),
    until ? sql`${leads.createdAt} < ${nextIndianMidnight(indianMoment(until, '00:00'))}` : undefined,
    ...(q ? findWords(q) : []),
  ];
}

function ownedBy(owner: number | 'nobody'): SQL {
  return owner === 'nobody' ? isNull(leads.ownerId) : eq(leads.ownerId, owner);
}

/** Leads that contain each of the words, or the one with that number. */
export function findWords(q: string): SQL[] {
  const [, number] = leadNumber.exec(q) ?? [];
  if (number && q.startsWith('#')) return [eq(leads.id, Number(number))];
  const found = q.split(' ').map((word) => ilike(leadWords(leads), likePattern(word)));
  if (!number) return found;
  return [sql`(${leads.id} = ${Number(number)} or ${and(...found)})`];
}

function selectRows(where: SQL | undefined, { sort, page }: InboxFilters) {
  const newest = [desc(leads.createdAt), desc(leads.id)];
  return db()
    .select({
      id: leads.id,
      form: leads.form,
      status: leads.status,
      name: leads.name,
      company: leads.company,
      email: leads.email,
      country: leads.countryName,
      language: leads.language,
      excerpt: sql<string | null>`nullif(left(${leads.message}, 200), '')`,
      product: sql<string | null>`case when ${leads.form} = 'finder' then ${leads.fields}->>'product' end`,
      owner: { id: staff.id, name: staff.name },
      isVerified: leads.isVerified,
      looksLikeSpam,
      isUnread: sql<boolean>`${leads.openedAt} is null`,
      hasFiles: sql<boolean>`exists (select from ${leadFiles} where ${leadFiles.leadId} = ${leads.id})`,
      dueAt: leads.dueAt,
      isOverdue,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .leftJoin(staff, eq(staff.id, leads.ownerId))
    .where(where)
    .orderBy(...(sort === 'due' ? [sql`${leads.dueAt} asc nulls last`, asc(leads.id)] : newest))
    .limit(inboxPageSize)
    .offset((page - 1) * inboxPageSize);
}

function toRow({ dueAt, createdAt, ...row }: Awaited<ReturnType<typeof selectRows>>[number]): InboxRow {
  return { ...row, dueAt: dueAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
