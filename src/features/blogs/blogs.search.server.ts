import { sql } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { blogs } from '#db/schema/blogs.ts';
import { defineSearch } from '#features/search/search-source.ts';
import { allTranslations, plainText, translated, words } from '#features/search/search-text.server.ts';

type BlogResult = {
  id: number;
  slug: string;
  name: string;
  category: string;
  translations: Record<string, Record<string, string>>;
};

export const blogsSearch = defineSearch<BlogResult>({
  kind: 'blog',
  table: blogs,
  documents: (ids) => sql`
    select b.id, ${words(sql`b.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', b.content_heading, ${translated(sql`b.translations`, 'name', 'content_heading')})`)},
      ${plainText(sql`concat_ws(' ', b.summary, b.content, c.name, ${allTranslations(sql`c.translations`)},
        ${allTranslations(sql`b.translations`)},
        (select string_agg(concat_ws(' ', f.question, f.answer), ' ') from blog_faqs f where f.blog_id = b.id))`)}
    from blogs b join blog_categories c on c.id = b.category_id and c.status = 'published'
    where b.status = 'published' and b.id = any(${ids})`,
  view: {
    select: (ids) => sql`
      select b.id, jsonb_build_object('id', b.id, 'slug', b.slug, 'name', b.name, 'category', c.slug, 'translations', b.translations)
      from blogs b join blog_categories c on c.id = b.category_id
      where b.status = 'published' and c.status = 'published' and b.date <= ${todayInIndia()} and b.id = any(${ids})`,
    add(results, row, language) {
      const { id, name, slug, category } = localize(row, language);
      results.blogs.push({ id, name, slug, blog_category: { slug: category } });
    },
  },
});
