import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { byName, isShownIn } from './product-listings.server.ts';

/** `isEnglish`: on a page of another language. */
type Related = { slug: string; name: string; isEnglish: boolean };

/** A few products that a reader of this one may be looking for: those under the same standard, then its category. */
export async function listRelatedProducts(id: number, language: LanguageCode, limit = 6): Promise<Related[]> {
  const isShown = isShownIn(language);
  const { rows } = await db().execute<Related>(sql`
    with same_standard as materialized (
      select l.product_id, l.after_letters, l.name from product_listings l
      where ${isShown} and l.product_id <> ${id} and l.product_id in (
        select other.product_id
        from mandatory_products own
        join mandatory_product_standards own_link on own_link.mandatory_product_id = own.id
        join mandatory_product_standards link on link.standard_id = own_link.standard_id
        join mandatory_products other on other.id = link.mandatory_product_id
        where own.product_id = ${id} and own.status = 'published' and other.status = 'published')
      order by ${byName} limit ${limit}
    ),
    same_category as materialized (
      select l.product_id, l.after_letters, l.name from product_listings l
      where ${isShown} and l.product_id <> ${id} and l.first_category_id =
        (select first_category_id from product_listings where product_id = ${id} and language = 'en')
      order by ${byName} limit ${2 * limit}
    )
    select p.slug, l.name, ${language}::text <> 'en' and p.translations -> ${language}::text ->> 'name' is null as "isEnglish"
    from (
      select *, 1 as place from same_standard
      union all select *, 2 from same_category where product_id not in (select product_id from same_standard)
    ) l join products p on p.id = l.product_id
    order by l.place, ${byName} limit ${limit}`);
  return rows;
}
