import { sql } from '#core/drizzle.ts';
import { knowledgeBaseCategories, knowledgeBaseEntries } from '#db/schema/knowledge-base.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { idList } from '#features/search/search-text.server.ts';
import { knowledgeCategoryRecord } from './knowledge-category.record.ts';

export const knowledgeCategoryKind = defineRecord(knowledgeCategoryRecord, {
  table: knowledgeBaseCategories,
  key: 'slug',
  children: { entries: { table: knowledgeBaseEntries, parent: 'categoryId', key: 'slug' } },
  addresses: ({ slug }) => [`/knowledge-base/${slug}`],
  /** A search finds the questions, and forgets those that have just been removed. */
  async changes(tx, ids) {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from knowledge_base_entries where category_id = any(${idList([...ids])})
      union select ref_id from search_documents d where kind = 'knowledge_base'
        and not exists (select 1 from knowledge_base_entries e where e.id = d.ref_id)`);
    return { knowledge_base: rows.map(({ id }) => id) };
  },
});
