import { sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { readingWritten } from '#db/content/write-content.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { releasedKinds } from '#features/finder/releases/releases.schema.ts';
import type { PublicationWitness, Publishing } from '#features/records/declare-records.server.ts';
import { hasWritten } from '#features/records/desk/open-revision.server.ts';
import { isSilent } from '../bounces/record-bounce.server.ts';
import { isGivenUp, toldOf } from '../digests/told-of.ts';
import { alertsDeskTexts as texts } from './alerts-desk.messages.ts';
import { mostToldAlone } from './told.schema.ts';

/**
 * So many people are told of a mistake of one person at most, also where everybody else may publish their own: whoever
 * agrees to a draft by publishing or scheduling it is then somebody else than its authors.
 * @throws Refusal 403 if more than that would be told
 */
export const tellByTwo: PublicationWitness = async (tx, publishing, write) => {
  const record = await write();
  const alone = whoIsAlone(publishing);
  if (!releasedKinds.includes(publishing.kind.kind) || alone === null) return record;
  const isOfMany = await readingWritten(tx, async () => {
    const { rows } = await db().execute<{ number: number }>(sql`select max(number) as number from finder_releases`);
    return isToldToMany(rows[0]?.number ?? 0, alone);
  });
  if (isOfMany) throw new Refusal(403, publishing.draft ? texts.secondPersonOfMany : texts.endByTwo);
  return record;
};

/**
 * Who agrees to what they have written themselves; null if two people do. What ends at its hour was agreed to by whoever
 * published the draft with which it was said.
 */
function whoIsAlone({ actor, draft, ended }: Publishing): number | null {
  const agreedTo = draft ?? ended;
  const agreed = actor === theSystem ? (agreedTo?.publishedBy ?? null) : actor.staffId;
  return !agreedTo || hasWritten(agreedTo, agreed) ? agreed : null;
}

/** What somebody has published alone and nobody has been told yet: one mail tells of all of it. */
const ownReleases = (staffId: number) => sql`
  select number from finder_releases r where r.published_by = ${staffId} and not exists (
    select from record_revisions v where v.kind = r.kind and v.record = r.record and v.published_by = r.published_by
      and v.published_at between r.at - interval '1 minute' and r.at + interval '1 minute'
      and ${staffId} not in (v.made_by, coalesce(v.edited_by, v.made_by)) and ${staffId} <> all(v.editors))`;

/**
 * Whether more than these people hear of a release that has written its changes. Whoever follows a sheet of its families
 * is counted, whether that changes or not: to draw up so many would keep everybody waiting who publishes.
 * @param alone whose other releases count as well, so that many small ones are not more than a large one
 */
export async function isToldToMany(release: number, alone: number | null = null): Promise<boolean> {
  const others = alone === null ? sql`` : sql`union select number::text from (${ownReleases(alone)}) own`;
  const { rows } = await db().execute<{ isOfMany: boolean }>(sql`
    with event as (
      select e.id, e.family_id from change_events e
      where e.kind = 'release' and e.state = 'held' and not ${isGivenUp(sql`e`)}
        and split_part(e.key, ':', 2) in (select ${String(release)} ${others})
    ), family as (
      select id, slug from product_families where id in (select family_id from event)
    ), sheet as (
      select k.id from family f join kept_sheets k on k.family = f.slug
      union
      -- What lies in the box of another family.
      select r.sheet_id from followed_sheets r cross join jsonb_array_elements(r.outcome) line
        join family f on f.slug = split_part(line ->> 'key', ':', 2)
    ), told as (
      select follower_id from (${toldOf(sql`array(select id from event)`)}) t
      union
      select follower_id from follows where kind = 'sheet' and subject_id in (select id from sheet)
    )
    select count(*) > ${mostToldAlone} as "isOfMany" from told join followers r on r.id = told.follower_id
    where not exists (select from mail_addresses where email_hmac = r.address_hmac and ${isSilent})`);
  return rows[0]?.isOfMany ?? false;
}
