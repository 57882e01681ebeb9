import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { formatDate } from '#core/time/dates.ts';
import type { Translations } from '#db/schema/columns.ts';
import { orders } from '#db/schema/orders.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, words } from '#features/search/search-text.server.ts';
import { orderTexts } from './orders.messages.ts';

type OrderResult = {
  id: number;
  slug: string;
  number: string | null;
  title: string;
  day: string | null;
  translations: Translations;
};

/** Orders are found by number (`S.O. 1739(E)`, `SO 1739`, `1739`), by title and by subject. */
export const ordersSearch = defineSearch<OrderResult>({
  kind: 'order',
  table: orders,
  documents: (ids) => sql`
    select o.id, ${words(sql`concat_ws(' ', o.number, regexp_replace(o.number, '[^A-Za-z0-9 ]', '', 'g'), o.title)`)},
      '{}'::text[], ${words(sql`concat_ws(' ', o.subject, o.gazette_id)`)},
      ${plainText(sql`concat_ws(' ', a.name, a.short_name, ${allTranslations(sql`o.translations`)})`)}
    from orders o left join authorities a on a.id = o.authority_id
    where o.status = 'published' and o.id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select o.id, jsonb_build_object('id', o.id, 'slug', o.slug, 'number', o.number, 'title', o.title,
        'day', coalesce(o.published_on, o.signed_on), 'translations', o.translations)
      from orders o where o.status = 'published' and o.id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, number, title, day } = localize(row, language);
      const group = { kind: 'order', label: translate(orderTexts.label, language) };
      const note = [day && formatDate(day), number].filter(Boolean).join(' · ') || null;
      addFurther(results, group, { id, name: title, url: `/orders/${slug}`, note });
    },
  },
});
