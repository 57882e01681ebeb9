import { distinctBy } from '#core/distinct-by.ts';
import { eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { inLanguage } from '#core/text/language.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, followers } from '#db/schema/alerts.ts';
import type { Translations } from '#db/schema/columns.ts';
import { outboxMails } from '#db/schema/mail.ts';
import type { ChangeKind } from '#features/change-events/change-events.schema.ts';
import type { SheetChange } from '#features/finder/kept-sheets.schema.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findSilence } from '../bounces/record-bounce.server.ts';
import { titleIn } from '../feeds/change-words.server.ts';
import { languageOf } from '../follow/request-follow.server.ts';
import { nameSubjects } from '../follow/subjects.server.ts';
import { digestMail, type ToldChange } from '../mails/alert-mails.ts';
import { manageToken } from '../manage/manage-follows.server.ts';
import { nameChangedRows } from './name-changed-rows.server.ts';
import { isForFollower } from './told-of.ts';

const mostChanges = 30;
/** Of one change. */
const mostSheets = 5;

type Row = {
  id: number;
  kind: ChangeKind;
  /** Of the page of the order or, of a release, of the family. */
  path: string;
  number: string | null;
  title: string;
  translations: Translations;
  by: string | null;
  audiences: Audience[];
  on: string | null;
  until: string | null;
  days_left: number | null;
  before: string | null;
  /** Of the family of a release, if the follower follows that. */
  change: SheetChange | null;
  /** Kept sheets that the follower follows and that it concerns. */
  sheets: { id: number; change: SheetChange | null }[];
};

/**
 * What the digest of a mail says at this moment: what its follower still wants to hear of, and what has not been taken back.
 * Null if nothing is left, nobody follows any more or the address gets no mails.
 */
export async function readDigest(messageId: string) {
  const [digest] = await db()
    .select({ id: alertDigests.id, follower: followers })
    .from(alertDigests)
    .innerJoin(followers, eq(followers.id, alertDigests.followerId))
    .where(eq(alertDigests.messageId, messageId));
  if (!digest) return readTrial(messageId);
  const { follower } = digest;
  if (await findSilence(db(), follower.addressHmac)) return null;
  const language = languageOf(follower.language);
  const rows = await selectChanges(digest.id);
  if (rows.length === 0) return null;
  const { PUBLIC_URL, API_PREFIX } = readEnv();
  const toPage = (path: string) => PUBLIC_URL + inLanguage(path, language);
  const shown = rows.slice(0, mostChanges);
  const ids = new Set(shown.flatMap(({ sheets }) => sheets.map(({ id }) => id)));
  const sheets = await nameSubjects(
    [...ids].map((subjectId) => ({ kind: 'sheet' as const, subjectId })),
    language,
  );
  const changes: ToldChange[] = [];
  for (const row of shown) {
    const told: ToldChange['sheets'] = [];
    for (const { id, change } of row.sheets) {
      const named = sheets.find(({ subjectId }) => subjectId === id);
      if (!named) continue;
      const { name, path } = named;
      told.push({ name, link: toPage(path), ...(await nameChangedRows(change, language)) });
    }
    const ofFamily = await nameChangedRows(row.change, language);
    changes.push({ ...toldChange(row, language, toPage), ...ofFamily, sheets: told });
  }
  return {
    changes,
    more: Math.max(0, rows.length - mostChanges),
    manage: toPage(`/alerts/manage/${manageToken(follower)}`),
    unsubscribe: `${PUBLIC_URL}${API_PREFIX}/alerts/unsubscribe/${follower.unsubscribeToken}`,
  };
}

/** A specimen for a member of staff comes with what it says. */
async function readTrial(messageId: string) {
  const [mail] = await db()
    .select({ data: outboxMails.data })
    .from(outboxMails)
    .where(eq(outboxMails.messageId, messageId));
  return digestMail.data.safeParse(mail?.data).data ?? null;
}

async function selectChanges(digest: number): Promise<Row[]> {
  // A mail may have waited for its server until after the day of which it tells.
  const found = await toldChanges().execute({ digest, today: todayInIndia() });
  // Two notices of one day, of which the mail says the same: so many days are left when it is sent.
  return distinctBy(
    found.map(({ row }) => row),
    ({ id, kind, path, on, until, audiences }) => String(kind === 'deadline' ? [path, on, until, ...audiences] : id),
  );
}

/**
 * What a digest tells. It is prepared, so that each connection plans it for its first digests only: to plan it takes
 * PostgreSQL several times as long as to run it. The changes are found first and their names after, for the same reason.
 */
const toldChanges = () =>
  db()
    .select({ row: sql<Row>`to_jsonb(entry)` })
    .from(sql`(
    with told as materialized (
      select e.*, coalesce(e.until, e."on") as day,
        (select s.changes from change_event_subjects s
          join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.follower_id = i.follower_id
          where s.event_id = e.id and s.kind = 'family' and s.subject_id = e.family_id) as change,
        (select coalesce(jsonb_agg(jsonb_build_object('id', s.subject_id, 'change', s.changes) order by s.subject_id), '[]')
          from (select s.subject_id, s.changes from change_event_subjects s
            join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.follower_id = i.follower_id
            where s.event_id = e.id and s.kind = 'sheet' order by s.subject_id limit ${mostSheets}) s) as sheets
      from alert_items i
      join followers r on r.id = i.follower_id
      join change_events e on e.id = i.event_id and e.state = 'published'
      where i.digest_id = ${sql.placeholder('digest')} and exists (
        select from follows f join change_event_subjects s on s.kind = f.kind and s.subject_id = f.subject_id
        where f.follower_id = i.follower_id and s.event_id = e.id)
        -- What was told wrongly is put right in any case.
        and (e.corrects_id is not null or (${isForFollower}))
        and (e.kind <> 'deadline' or coalesce(e.until, e."on") >= ${sql.placeholder('today')}::date)
    )
    select e.id, e.kind, coalesce('/orders/' || o.slug, '/approval-finder/' || p.slug) as path, o.number,
      coalesce(o.title, p.name) as title, coalesce(o.translations, p.translations) as translations,
      coalesce(b.number, b.title) as by, e.audiences,
      e."on"::text as "on", e.until::text as until, e.day - ${sql.placeholder('today')}::date as days_left, e.sheets, e.change,
      case when e.kind = 'defer' then ${dayBefore} end as before
    from told e
    left join orders o on o.id = e.order_id and o.status = 'published'
    left join product_families p on p.id = e.family_id and p.status = 'published'
    left join orders b on b.id = e.instrument_id
    where coalesce(o.id, p.id) is not null
    order by e.day nulls last, e.id) entry`)
    .prepare('told_changes');

/** The day that the order `e` had for those whom it concerns, before it was moved; null if not all of them had the same. */
const dayBefore = sql`(
  select case when count(*) = cardinality(e.audiences) and count(distinct was.day) = 1 then min(was.day)::text end
  from unnest(e.audiences) a
  cross join lateral (
    select x."on" as day, x.lines from order_effects x
    join orders i on i.id = x.order_id and i.status = 'published'
    join order_effects m on m.id = e.effect_id
    join orders mi on mi.id = m.order_id
    where x.target_id = e.order_id and x.kind in ('commence', 'defer') and x.withdrawn_on is null and a = any(x.audiences)
      and (x.lines is null or x.lines = m.lines)
      and (coalesce(i.published_on, i.signed_on, x.recorded_on), x.position, x.id)
        < (coalesce(mi.published_on, mi.signed_on, m.recorded_on), m.position, m.id)
    order by coalesce(i.published_on, i.signed_on, x.recorded_on) desc, x.position desc, x.id desc limit 1
  ) was where was.day is distinct from e."on")`;

function toldChange(
  row: Row,
  language: LanguageCode,
  toPage: (path: string) => string,
): Omit<ToldChange, 'sheets' | 'rows' | 'moreRows'> {
  const { kind, path, number, by, change, on, until, before, days_left: daysLeft } = row;
  const reader = change?.reader ?? 'everyone';
  // Of the sheet for makers in India, or for importers, it is theirs that has changed.
  const isOfReader = (audience: Audience) => reader === 'everyone' || (audience === 'import') === (reader === 'import');
  const whom = everyAudience.filter((audience) => row.audiences.includes(audience) && isOfReader(audience));
  return {
    ...{ kind, number, by },
    order: titleIn(row, language),
    link: toPage(path),
    whom:
      whom.length === everyAudience.length
        ? null
        : listWords(
            whom.map((audience) => translate(orderTexts.audiences[audience], language)),
            language,
          ),
    on: on && longDate(on, language),
    until: until && longDate(until, language),
    before: before && longDate(before, language),
    daysLeft: kind === 'deadline' ? (daysLeft ?? 0) : null,
    isAhead: daysLeft !== null && daysLeft > 0,
  };
}
