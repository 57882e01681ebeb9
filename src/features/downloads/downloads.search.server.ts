import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { downloads } from '#db/schema/downloads.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';
import { downloadTexts } from './downloads.messages.ts';

type DownloadResult = {
  id: number;
  name: string;
  description: string | null;
  category: string;
  translations: Translations;
};

const published = sql`d.status = 'published' and c.status = 'published'
  and exists (select from download_files f where f.download_id = d.id and f.status = 'published')`;

export const downloadsSearch = defineSearch<DownloadResult>({
  kind: 'download',
  table: downloads,
  documents: (ids) => sql`
    select d.id, ${words(sql`d.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`d.translations`, 'name')})`)},
      ${plainText(sql`concat_ws(' ', d.description, c.name, ${allTranslations(sql`d.translations`)})`)}
    from downloads d join download_categories c on c.id = d.category_id
    where ${published} and d.id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select d.id, jsonb_build_object('id', d.id, 'name', d.name, 'description', d.description, 'category', c.slug,
        'translations', d.translations)
      from downloads d join download_categories c on c.id = d.category_id
      where ${published} and d.id = any(${ids})`,
    add(results, row, language) {
      const { id, name, description, category } = localize(row, language);
      const group = { kind: 'download', label: translate(downloadTexts.label, language) };
      const url = `/downloads?${new URLSearchParams({ category, q: name })}`;
      addFurther(results, group, { id, name, url, note: description });
    },
  },
});
