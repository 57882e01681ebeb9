import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { cityPages } from '#db/schema/cities.ts';
import type { Translations } from '#db/schema/columns.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { plainText, translated, words } from '#features/search/search-text.server.ts';

type CityResult = { id: number; slug: string; heading: string; translations: Translations };

export const citiesSearch = defineSearch<CityResult>({
  kind: 'city',
  table: cityPages,
  documents: (ids) => sql`
    select id, ${words(sql`city`)}, '{}'::text[], ${words(sql`concat_ws(' ', ${translated(sql`translations`, 'city')})`)},
      ${plainText(sql`concat_ws(' ', state, description)`)}
    from city_pages where status = 'published' and id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select id, jsonb_build_object('id', id, 'slug', slug, 'heading', heading, 'translations', translations)
      from city_pages where status = 'published' and id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, heading } = localize(row, language);
      const group = { kind: 'city', label: translate(citiesTexts.label, language) };
      addFurther(results, group, { id, name: heading, url: `/city/${slug}`, note: null });
    },
  },
});

/** The heading over the cities that a search has found. */
const citiesTexts = { label: /*i18n*/ 'Cities' };
