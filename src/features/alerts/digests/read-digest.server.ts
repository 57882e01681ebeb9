import { eq, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { inLanguage } from '#core/text/language.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { alertDigests, followers } from '#db/schema/alerts.ts';
import type { Translations } from '#db/schema/columns.ts';
import type { ChangeKind } from '#features/change-events/change-events.schema.ts';
import { type Audience, audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { findSilence } from '../bounces/record-bounce.server.ts';
import { titleIn } from '../feeds/change-words.server.ts';
import { languageOf } from '../follow/request-follow.server.ts';
import { nameSubjects } from '../follow/subjects.server.ts';
import type { ToldChange } from '../mails/alert-mails.ts';
import { manageToken } from '../manage/manage-follows.server.ts';
import { isForFollower } from './told-of.ts';

const mostChanges = 30;
/** Of one change. */
const mostSheets = 5;

type Row = {
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
  /** Kept sheets that the follower follows and that it concerns. */
  sheets: number[];
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
  if (!digest) return null;
  const { follower } = digest;
  if (await findSilence(db(), follower.addressHmac)) return null;
  const language = languageOf(follower.language);
  const rows = await selectChanges(digest.id);
  if (rows.length === 0) return null;
  const { PUBLIC_URL, API_PREFIX } = readEnv();
  const toPage = (path: string) => PUBLIC_URL + inLanguage(path, language);
  const shown = rows.slice(0, mostChanges);
  const ids = [...new Set(shown.flatMap((row) => row.sheets))].map((subjectId) => ({
    kind: 'sheet' as const,
    subjectId,
  }));
  const sheets = await nameSubjects(ids, language);
  return {
    changes: shown.map((row) => ({
      ...toldChange(row, language, toPage),
      sheets: sheets
        .filter(({ subjectId }) => row.sheets.includes(subjectId))
        .map(({ name, path }) => ({ name, link: toPage(path) })),
    })),
    more: Math.max(0, rows.length - mostChanges),
    manage: toPage(`/alerts/manage/${manageToken(follower)}`),
    unsubscribe: `${PUBLIC_URL}${API_PREFIX}/alerts/unsubscribe/${follower.unsubscribeToken}`,
  };
}

async function selectChanges(digest: number): Promise<Row[]> {
  // A mail may have waited for its server until after the day of which it tells.
  const today = todayInIndia();
  // The changes are found first and their names after: one join of all these tables takes PostgreSQL longer to plan than to run.
  const { rows } = await db().execute<Row>(sql`
    with told as materialized (
      select e.*, coalesce(e.until, e."on") as day,
        array(select s.subject_id from change_event_subjects s
          join follows f on f.kind = s.kind and f.subject_id = s.subject_id and f.follower_id = i.follower_id
          where s.event_id = e.id and s.kind = 'sheet' order by s.subject_id limit ${mostSheets}) as sheets
      from alert_items i
      join followers r on r.id = i.follower_id
      join change_events e on e.id = i.event_id and e.state = 'published'
      where i.digest_id = ${digest} and exists (
        select from follows f join change_event_subjects s on s.kind = f.kind and s.subject_id = f.subject_id
        where f.follower_id = i.follower_id and s.event_id = e.id)
        -- What was told wrongly is put right in any case.
        and (e.corrects_id is not null or (${isForFollower}))
        and (e.kind <> 'deadline' or coalesce(e.until, e."on") >= ${today}::date)
    )
    select e.kind, coalesce('/orders/' || o.slug, '/approval-finder/' || p.slug) as path, o.number,
      coalesce(o.title, p.name) as title, coalesce(o.translations, p.translations) as translations,
      coalesce(b.number, b.title) as by, e.audiences,
      e."on"::text as "on", e.until::text as until, e.day - ${today}::date as days_left, e.sheets
    from told e
    left join orders o on o.id = e.order_id and o.status = 'published'
    left join product_families p on p.id = e.family_id and p.status = 'published'
    left join orders b on b.id = e.instrument_id
    where coalesce(o.id, p.id) is not null
    order by e.day nulls last, e.id`);
  return rows;
}

function toldChange(row: Row, language: LanguageCode, toPage: (path: string) => string): Omit<ToldChange, 'sheets'> {
  const { kind, path, number, by, audiences, on, until } = row;
  const whom = everyAudience.filter((audience) => audiences.includes(audience));
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
    daysLeft: kind === 'deadline' ? (row.days_left ?? 0) : null,
  };
}
