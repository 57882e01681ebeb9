import { type SQL, sql } from '#core/drizzle.ts';
import { labelled } from '#core/text/join-words.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { linesOfSubjects } from '#features/orders/deadlines/lines-of-subjects.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type Changed, changeWords, titleIn } from './change-words.server.ts';

/** How many changes a feed has. */
const newest = 50;

/**
 * `key` names it by what it is and not by a row, so that whoever reads a feed gets nothing twice after a database is made
 * anew. `path` is the page of the order or, of a release, of the family.
 */
export type ListedChange = { key: string; path: string; title: string; words: string; at: Date };

/** For whom changes are listed, and how many days before a day ahead; null for everybody. */
type ChangeReader = { audiences: Audience[] | null; leadDays: number[] };

type Row = Changed & {
  key: string;
  path: string;
  number: string | null;
  title: string;
  translations: Translations;
  at: string;
};

/**
 * The newest changes that concern some pages, also those from before anybody could follow them.
 * @param subjects a query for `kind, subject_id`
 */
export async function listChanges(
  subjects: SQL,
  language: LanguageCode,
  { reader }: { reader?: ChangeReader } = {},
): Promise<ListedChange[]> {
  const concernsReader = reader
    ? sql`(${sql.param(reader.audiences)}::text[] is null or e.audiences && ${sql.param(reader.audiences)}::text[])
        and (e.lead_days is null or e.lead_days = any(${sql.param(reader.leadDays)}::int[]))`
    : sql`true`;
  const { rows } = await db().execute<Row>(sql`
    with ${linesOfSubjects(subjects)}, concerned (order_id, list, list_key) as materialized (
      select l.order_id, list, list_key from line join order_lines l using (list, list_key)
    ), told (id, at) as materialized (
      select distinct e.id, e.publish_at from subject
      join change_event_subjects s using (kind, subject_id)
      join change_events e on e.id = s.event_id and e.state = 'published'
      union
      -- What was in the register before has no subjects, so it is found by its rows.
      select e.id, coalesce(i.published_on, i.signed_on, x.recorded_on)::timestamp at time zone 'Asia/Kolkata'
      from change_events e
      join order_effects x on x.id = e.effect_id and x.withdrawn_on is null
      join orders i on i.id = x.order_id and i.status = 'published'
      where e.state = 'past' and (
        e.instrument_id in (select subject_id from subject where kind = 'order')
        or e.order_id in (select subject_id from subject where kind = 'order')
        or (e.order_id in (select order_id from concerned) and (x.lines is null or exists (
          select from concerned l where l.order_id = e.order_id and x.lines -> l.list ? l.list_key))))
    )
    select concat_ws(':', coalesce(b.slug, o.slug, p.slug), x.key,
        case when x.id is null then concat_ws(':', e."on", e.until, array_to_string(e.audiences, '+'), e.lead_days) end,
        case when e.family_id is not null then split_part(e.key, ':', 2) end,
        case when e.corrects_id is not null then 'correction' end) as key,
      e.kind, e.audiences, e."on"::text as "on", e.until::text as until, o.number,
      coalesce('/orders/' || o.slug, '/approval-finder/' || p.slug) as path, coalesce(o.title, p.name) as title,
      coalesce(o.translations, p.translations) as translations, coalesce(b.number, b.title) as by, told.at
    from told
    join change_events e on e.id = told.id
    left join orders o on o.id = e.order_id and o.status = 'published'
    left join product_families p on p.id = e.family_id and p.status = 'published'
    left join orders b on b.id = e.instrument_id
    left join order_effects x on x.id = e.effect_id
    where coalesce(o.id, p.id) is not null and ${concernsReader} and (e.kind <> 'deadline' or coalesce(e.until, e."on") >= ${todayInIndia()}::date)
    order by told.at desc, e.id desc limit ${newest}`);
  return rows.map(({ key, path, number, at, title: english, translations, ...changed }) => {
    const title = titleIn({ title: english, translations }, language);
    return {
      ...{ key, path, at: new Date(at), words: changeWords(changed, language) },
      title: number && !title.includes(number) ? labelled(number, title, language) : title,
    };
  });
}
