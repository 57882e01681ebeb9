import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { translate } from '#core/text/messages.server.ts';
import { jobOpenings } from '#db/schema/careers.ts';
import type { Translations } from '#db/schema/columns.ts';
import { addFurther } from '#features/search/search.schema.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';
import { careerTexts } from './application.schema.ts';

type OpeningResult = {
  id: number;
  slug: string;
  jobTitle: string;
  jobSubtitle2: string | null;
  translations: Translations;
};

export const careersSearch = defineSearch<OpeningResult>({
  kind: 'job_opening',
  table: jobOpenings,
  documents: (ids) => sql`
    select id, ${words(sql`job_title`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`translations`, 'jobTitle')})`)},
      ${plainText(sql`concat_ws(' ', job_description, field_of_experience, ${allTranslations(sql`translations`)})`)}
    from job_openings where status = 'published' and id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select id, jsonb_build_object('id', id, 'slug', slug, 'jobTitle', job_title, 'jobSubtitle2', job_subtitle2,
        'translations', translations)
      from job_openings where status = 'published' and id = any(${ids})`,
    add(results, row, language) {
      const { id, slug, jobTitle, jobSubtitle2 } = localize(row, language);
      const group = { kind: 'job_opening', label: translate(careerTexts.openings, language) };
      addFurther(results, group, { id, name: jobTitle, url: `/career#opening-${slug}`, note: jobSubtitle2 });
    },
  },
});
