import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { isGranted, standsOn } from '#features/orders/list-exemptions.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The last day of something that helps: an exemption of an order, a standard beside its successor, a rule beside the lists. */
export type Ending = {
  kind: 'exemption' | 'standard' | 'rule';
  on: string;
  /** The order, the standards or the rule, in words. */
  title: string;
  to: string | null;
  /** What is exempt, or by which standard the others are replaced. */
  text: string | null;
  /** The slug of the order whose exemption it is. */
  order: string | null;
  /** The same for as long as its day does not move. */
  key: string;
};

type Found = Omit<Ending, 'order'> & {
  order_slug: string | null;
  translations: Translations;
  text_translations: Translations;
};

/** What ends on the days of this span, both ends included; the earliest first. */
export async function listEnds(from: string, to: string, language: LanguageCode): Promise<Ending[]> {
  const span = sql`between ${from}::date and ${to}::date`;
  const { rows } = await db().execute<Found>(sql`
    select 'exemption' as kind, x.until::text as "on", o.title, o.translations, x.condition as text,
      x.translations as text_translations, '/orders/' || o.slug || '#exemptions' as "to", 'exemption-' || o.slug || '-' || x.position as key, o.slug as order_slug
    from order_exemptions x join orders o on o.id = x.order_id and o.status = 'published'
    where x.until ${span} and ${standsOn(sql`o.id`, sql`x.until`)} and ${isGranted(sql`x.granted_by_id`)}
    union all
    select 'standard', s.concurrent_until::text, string_agg(s.number, ', ' order by s.number), '{}'::jsonb, n.number,
      '{}'::jsonb, '/standards/' || n.slug, 'standard-' || n.slug || '-' || s.concurrent_until, null
    from standards s join standards n on n.id = s.successor_id and n.status = 'published'
    where s.concurrent_until ${span} and s.status = 'published'
    group by s.concurrent_until, n.number, n.slug
    union all
    select 'rule', r.until_on::text, r.plain, r.translations, null,
      '{}'::jsonb, case when s.id is not null then '/services/' || c.slug || '/' || s.slug end, 'rule-' || r.key, null
    from side_rules r
    left join services s on s.slug = r.service and s.status = 'published'
    left join service_categories c on c.id = s.category_id and c.status = 'published'
    where r.until_on ${span} and r.status = 'published'
    order by "on", key`);
  return rows.map((row) => ({
    ...{ kind: row.kind, on: row.on, to: row.to, key: row.key, order: row.order_slug },
    title: titleIn(row, language),
    text: localize({ condition: row.text, translations: row.text_translations }, language).condition,
  }));
}

function titleIn({ kind, title, translations }: Found, language: LanguageCode): string {
  return kind === 'rule'
    ? localize({ plain: title, translations }, language).plain
    : localize({ title, translations }, language).title;
}
