import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { formatDate } from '#core/time/dates.ts';
import type { Translations } from '#db/schema/columns.ts';
import { notifications } from '#db/schema/notifications.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';
import { notificationAddress } from './note-address.ts';

type NotificationResult = {
  id: number;
  slug: string;
  name: string;
  date: string;
  reference: string | null;
  category: string;
  translations: Translations;
};

export const notificationsSearch = defineSearch<NotificationResult>({
  kind: 'notification',
  table: notifications,
  documents: (ids) => sql`
    select n.id, ${words(sql`n.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', n.technical_name, n.reference_number, ${translated(sql`n.translations`, 'name')})`)},
      ${plainText(sql`concat_ws(' ', n.summary, n.products_text, n.issuing_body, n.content, c.name, ${allTranslations(sql`n.translations`)})`)}
    from notifications n join notification_categories c on c.id = n.category_id and c.status = 'published'
    where n.status = 'published' and n.id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select n.id, jsonb_build_object('id', n.id, 'slug', n.slug, 'name', n.name, 'date', n.date, 'reference', n.reference_number,
        'category', c.slug, 'translations', n.translations)
      from notifications n join notification_categories c on c.id = n.category_id
      where n.status = 'published' and c.status = 'published' and n.id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, name, date, reference, category } = localize(row, language);
      const group = { kind: 'notification', label: translate(notificationTexts.label, language) };
      const note = [formatDate(date), reference].filter(Boolean).join(' · ');
      addFurther(results, group, { id, name, url: notificationAddress({ categorySlug: category, slug }), note });
    },
  },
});

/** Texts of the server about notifications. */
const notificationTexts = { label: /*i18n*/ 'Notifications' };
