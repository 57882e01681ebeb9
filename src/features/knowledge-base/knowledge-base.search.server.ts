import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { knowledgeBaseEntries } from '#db/schema/knowledge-base.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';

type EntryResult = {
  id: number;
  slug: string;
  question: string;
  category: string;
  translations: Record<string, Record<string, string>>;
};

export const knowledgeBaseSearch = defineSearch<EntryResult>({
  kind: 'knowledge_base',
  table: knowledgeBaseEntries,
  documents: (ids) => sql`
    select k.id, ${words(sql`k.question`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`k.translations`, 'question')})`)},
      ${plainText(sql`concat_ws(' ', k.answer, c.name, ${allTranslations(sql`k.translations`)})`)}
    from knowledge_base_entries k join knowledge_base_categories c on c.id = k.category_id and c.status = 'published'
    where k.status = 'published' and k.id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select k.id, jsonb_build_object('id', k.id, 'slug', k.slug, 'question', k.question, 'category', c.slug, 'translations', k.translations)
      from knowledge_base_entries k join knowledge_base_categories c on c.id = k.category_id
      where k.status = 'published' and c.status = 'published' and k.id = any(${ids})`,
    add(results, row, language) {
      const { id, question, slug, category } = localize(row, language);
      results.knowledge_base.push({ id, name: question, question, slug, category: { slug: category } });
    },
  },
});
