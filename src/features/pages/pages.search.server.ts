import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { pages } from '#db/schema/pages.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { translated, words } from '#features/search/search-text.server.ts';
import { pagesTexts } from './pages.messages.ts';

type PageResult = { id: number; slug: string; name: string; translations: Translations };

/** The records that are texts inside another page, and the pages that nobody searches for here. */
const notFound = ['about-story', 'founder-voice', 'mission', 'vision', 'search', 'landing-page'];
const isFound = sql`status = 'published' and slug <> all(${sql.param(notFound)}::text[])`;

/** The pages that exist once, such as the holiday calendar, by their names and what stands below them. */
export const pagesSearch = defineSearch<PageResult>({
  kind: 'page',
  table: pages,
  documents: (ids) => sql`
    select id, ${words(sql`name`)}, '{}'::text[], ${words(sql`concat_ws(' ', ${translated(sql`translations`, 'name')})`)},
      ${words(sql`concat_ws(' ', title, tag_line)`)}
    from pages where ${isFound} and id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select id, jsonb_build_object('id', id, 'slug', slug, 'name', name, 'translations', translations)
      from pages where ${isFound} and id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, name } = localize(row, language);
      const group = { kind: 'page', label: translate(pagesTexts.label, language) };
      addFurther(results, group, { id, name, url: `/${slug}`, note: null });
    },
  },
});
