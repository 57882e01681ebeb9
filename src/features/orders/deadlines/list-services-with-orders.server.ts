import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { translationsIn } from '#db/translations-in.server.ts';

type Found = {
  slug: string;
  name: string;
  shortName: string | null;
  translations: Translations;
  category: { slug: string; name: string; translations: Translations };
  orders: string[];
};

/** The services with the orders over their lists, in the site's order. Services that share a list share its orders. */
export const listServicesWithOrders = byContentVersion(async (language) => {
  const { rows } = await db().execute<Found>(sql`
    with concerned(service_id, order_id) as (
      select m.service_id, l.order_id from order_lines l
        join mandatory_products m on m.list = l.list and m.list_key = l.list_key and m.status = 'published'
      union
      select m.service_id, p.order_id from requirement_periods p
        join mandatory_products m on m.list = p.list and m.list_key = p.list_key and m.status = 'published'
        where p.order_id is not null
    )
    select s.slug, s.name, s.short_name as "shortName", ${translationsIn(language, sql`s.translations`)} as translations,
      jsonb_build_object('slug', c.slug, 'name', c.name, 'translations', ${translationsIn(language, sql`c.translations`)}) as category,
      array_agg(o.slug) as orders
    from services s
    join service_categories c on c.id = s.category_id and c.status = 'published'
    join concerned on concerned.service_id = coalesce(s.list_service_id, s.id)
    join orders o on o.id = concerned.order_id and o.status = 'published'
    where s.status = 'published'
    group by s.id, c.id order by c.position, s.position, s.id`);
  return rows.map(({ category, orders, ...row }) => {
    const { slug, name, shortName } = localize(row, language);
    const { slug: categorySlug, name: categoryName } = localize(category, language);
    return {
      ...{ slug, name: shortName ?? name },
      category: { slug: categorySlug, name: categoryName },
      orders: new Set(orders),
    };
  });
});
