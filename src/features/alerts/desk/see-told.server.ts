import { type SQL, sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { type Database, db } from '#db/client.server.ts';
import { alertDigests, alertItems, followers } from '#db/schema/alerts.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import type { SubjectKind } from '#features/change-events/change-events.schema.ts';
import { getMailSite } from '#features/mail/compose-mail.server.ts';
import { mailTemplates } from '#features/mail/mail-setup.server.ts';
import type { Clock } from '../alert-settings.schema.ts';
import { type Frequency, frequencies } from '../alerts.schema.ts';
import { isSilent } from '../bounces/record-bounce.server.ts';
import { readDigest } from '../digests/read-digest.server.ts';
import { toldOf } from '../digests/told-of.ts';
import { addSheets } from '../follow/add-sheets.server.ts';
import { drawOnce } from '../follow/draw-sheets.server.ts';
import { findChangedSheets } from '../follow/followed-sheets.server.ts';
import { languageOf } from '../follow/request-follow.server.ts';
import { digestMail } from '../mails/alert-mails.ts';
import { nextWindow } from './next-window.ts';
import { mostToldAlone, type Told, type WhyNobody } from './told.schema.ts';

const mostAddresses = 10;
/**
 * How many followed sheets are drawn up, while nobody can publish: each up to four times, for two days of its own and the
 * eve and the day of the change, with a few dozen queries each, of the 15 seconds that a transaction has.
 */
const mostSheets = 6;

type Counted = {
  total: number;
  /** How many hear of it by the same clock. */
  clocks: (Clock & { frequency: Frequency; count: number })[];
  kinds: Partial<Record<SubjectKind, number>>;
  languages: { language: string; count: number; follower: number }[];
  emails: string[];
};
type DigestData = NonNullable<Awaited<ReturnType<typeof readDigest>>>;
type SeenTold = Counted & {
  /** Followed sheets that may change, and were not drawn up; who follows them is counted. */
  moreSheets: number;
  nobodyBecause: WhyNobody | null;
  publishAt: Date | null;
  digests: { language: string; count: number; data: DigestData }[];
};

const nobody: Counted = { total: 0, clocks: [], kinds: {}, languages: [], emails: [] };

/** Who is to be told of what a write has done with effects; as `seeToldOf`. */
export async function seeTold(effectIds: readonly number[]): Promise<SeenTold> {
  const events = await readEvents(sql`effect_id = any(${sql.param([...effectIds])}::int[])`);
  return seeToldOf(events, silenceOf(events));
}

/** Who is to be told of what a release of the finder that is not published has written; as `seeToldOf`. */
export const seeToldOfRelease = async (release: number): Promise<SeenTold> =>
  seeToldOf(await readEvents(sql`key like ${`release:${release}:%`}`), 'unchanged');

/**
 * Who is to be told of changes; only within a preview of the write that has brought them, because it publishes them
 * there and opens a digest for one follower of each language, as the jobs do.
 */
async function seeToldOf(events: readonly FoundEvent[], nobodyBecause: WhyNobody): Promise<SeenTold> {
  const tx = db();
  const held = events.filter(({ state }) => state === 'held');
  const [first] = held;
  if (!first) return { ...nobody, moreSheets: 0, nobodyBecause, publishAt: null, digests: [] };
  const ids = held.map(({ id }) => id);
  const [draw, drawn] = [drawOnce(), new Set<number>()];
  let moreSheets = 0;
  for (const id of ids) {
    const { sheets, unseen } = await findChangedSheets(id, { draw, most: Math.max(0, mostSheets - drawn.size) });
    for (const { sheetId } of sheets) drawn.add(sheetId);
    moreSheets += unseen;
    await addSheets(tx, id, sheets);
  }
  const counted = await countTold(tx, ids);
  return {
    ...counted,
    moreSheets,
    nobodyBecause: null,
    publishAt: first.publishAt,
    digests: await openSpecimens(tx, ids, counted),
  };
}

type FoundEvent = { id: number; state: string; publishAt: Date };

function readEvents(which: SQL): Promise<FoundEvent[]> {
  const { id, state, publishAt } = changeEvents;
  return db().select({ id, state, publishAt }).from(changeEvents).where(which);
}

function silenceOf(events: readonly { state: string }[]): WhyNobody {
  if (events.some(({ state }) => state === 'withdrawn')) return 'taken-back';
  return events.length > 0 ? 'no-news' : 'wording';
}

async function countTold(tx: Database, ids: readonly number[]): Promise<Counted> {
  const { rows } = await tx.execute<Counted>(sql`
    with told as (${toldOf(sql`${sql.param([...ids])}::int[]`)}), each as (
      -- With the kinds, because a join of the crowd with itself, of whose size the planner knows nothing, takes seconds.
      select follower_id, min(array_position(${sql.param([...frequencies])}::text[], frequency)) as place,
        array_agg(distinct kind) filter (where kind is not null) as kinds
      from told group by follower_id
    ), person as (
      select r.id, r.email, r.language, r.zone, r.hour, r.weekday, kinds, (${sql.param([...frequencies])}::text[])[place] as frequency
      from each join ${followers} r on r.id = each.follower_id
      where not exists (select from mail_addresses where email_hmac = r.address_hmac and ${isSilent})
    )
    select (select count(*)::int from person) as total,
      (select coalesce(jsonb_agg(c), '[]') from (
        select frequency, zone, hour, weekday, count(*)::int from person group by 1, 2, 3, 4) c) as clocks,
      (select coalesce(jsonb_object_agg(kind, count), '{}') from (
        select kind, count(*)::int from person, unnest(kinds) kind group by 1) k) as kinds,
      (select coalesce(jsonb_agg(jsonb_build_object('language', language, 'count', count, 'follower', follower)
        order by count desc, language), '[]') from (
        select language, count(*)::int, min(id) as follower from person group by 1) l) as languages,
      array(select email from person order by id limit ${mostAddresses}) as emails`);
  return rows[0] ?? nobody;
}

/** The digest of one follower of each language, with this change alone. */
async function openSpecimens(
  tx: Database,
  ids: readonly number[],
  { languages }: Counted,
): Promise<SeenTold['digests']> {
  await tx
    .update(changeEvents)
    .set({ state: 'published' })
    .where(sql`id = any(${sql.param([...ids])}::int[])`);
  const digests: SeenTold['digests'] = [];
  for (const { language, count, follower } of languages) {
    const messageId = `preview-${follower}`;
    const [digest] = await tx
      .insert(alertDigests)
      .values({ followerId: follower, windowKey: messageId, messageId })
      .returning({ id: alertDigests.id });
    const items = ids.map((eventId) => ({ eventId, followerId: follower, frequency: 'immediate' as const }));
    await tx.insert(alertItems).values(items.map((item) => ({ ...item, digestId: digest?.id ?? null })));
    const data = await readDigest(messageId);
    if (data) digests.push({ language, count, data });
  }
  return digests;
}

/** The same for staff: addresses are masked, and the mails have no links that would act for whoever gets them. */
export async function describeTold(seen: SeenTold): Promise<Omit<Told, 'proposed' | 'mayChoose'>> {
  const { nobodyBecause, publishAt, total, moreSheets, emails, digests } = seen;
  const { renderMail } = await mailTemplates();
  const mails: Told['mails'] = [];
  for (const { language, count, data } of digests) {
    const code = languageOf(language);
    const { PUBLIC_URL } = readEnv();
    const links = { manage: `${PUBLIC_URL}/alerts/manage/…`, unsubscribe: `${PUBLIC_URL}/alerts/unsubscribe/…` };
    const { subject, text } = renderMail(digestMail.name, code, { ...data, ...links }, await getMailSite(code));
    mails.push({ language: code, count, subject, text });
  }
  return {
    ...{ nobodyBecause, total, moreSheets, mails },
    heldUntil: publishAt?.toISOString() ?? null,
    needsSecond: total > mostToldAlone,
    byFrequency: frequencies.flatMap((frequency) => {
      const clocks = seen.clocks.filter((clock) => clock.frequency === frequency);
      const times = clocks.map((clock) => nextWindow(frequency, publishAt ?? new Date(), clock).getTime());
      const count = clocks.reduce((sum, clock) => sum + clock.count, 0);
      // The first of those at which they hear of it, each by their own clock.
      return count > 0 ? [{ frequency, count, next: new Date(Math.min(...times)).toISOString() }] : [];
    }),
    byKind: Object.entries(seen.kinds).map(([kind, count]) => ({ kind: kind as SubjectKind, count })),
    addresses: emails.map(maskAddress),
  };
}

/** `a…@e….com` */
function maskAddress(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${[...local][0] ?? ''}…@${domain[0] ?? ''}….${domain.split('.').at(-1)}`;
}
