import { type SQL, sql } from 'drizzle-orm';
import type { SearchKind } from '#db/schema/search.ts';
import { invisible, separators } from './normalise-text.ts';

/**
 * For each kind, the rows (ref_id, title, numbers, other_titles, body) of the published things
 * among `ids`. Products take the numbers of their standards' documents, and of what
 * succeeds these, so standards come first.
 */
export const documentSources: Record<SearchKind, (ids: number[]) => SQL> = {
  product: (ids) => sql`
    select p.id, ${words(sql`p.name`)},
      array(
        select unnest(d.numbers) from mandatory_products m
          join mandatory_product_standards ms on ms.mandatory_product_id = m.id
          join standards st on st.id = ms.standard_id
          join search_documents d on d.kind = 'standard' and d.ref_id in (st.id, st.successor_id)
          where m.product_id = p.id and m.status = 'published'
        union
        select ${code(sql`c.code`)} from mandatory_products m
          cross join lateral regexp_split_to_table(concat_ws(';', m.eee_code, m.order_reference, m.amendment_reference), '[,;]') c(code)
          where m.product_id = p.id and m.status = 'published' and length(${code(sql`c.code`)}) between 3 and 40
        union
        select lower(c.code[1]) from mandatory_products m
          cross join lateral regexp_matches(m.others, '[A-Za-z]{2,6}[0-9]{3,}', 'g') c(code)
          where m.product_id = p.id and m.status = 'published'
        order by 1
      ),
      ${words(sql`concat_ws(' ', p.technical_name, ${translated(sql`p.translations`, 'name', 'technical_name')}, (
        select string_agg(distinct m.listed_as, ' ') from mandatory_products m where m.product_id = p.id and m.status = 'published'
      ))`)},
      ${plainText(sql`concat_ws(' ', p.description, ${allTranslations(sql`p.translations`)}, (
        select string_agg(c.name, ' ' order by c.id) from product_category_links l
          join product_categories c on c.id = l.category_id where l.product_id = p.id and c.status = 'published'
      ))`)}
    from products p where p.status = 'published' and p.id = any(${list(ids)})`,

  service: (ids) => sql`
    select s.id, ${words(sql`s.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`s.translations`, 'name')})`)},
      ${plainText(sql`concat_ws(' ', s.tagline, s.description, c.name, s.regulator, s.governing_order, s.who_needs_it, ${allTranslations(sql`s.translations`)}, (
        select string_agg(concat_ws(' ', x.name, x.title, x.content, ${allTranslations(sql`x.translations`)}), ' ' order by x.position, x.id)
          from service_sections x where x.service_id = s.id and x.status = 'published'
      ))`)}
    from services s join service_categories c on c.id = s.category_id and c.status = 'published'
    where s.status = 'published' and s.id = any(${list(ids)})`,

  blog: (ids) => sql`
    select b.id, ${words(sql`b.name`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', b.content_heading, ${translated(sql`b.translations`, 'name', 'content_heading')})`)},
      ${plainText(sql`concat_ws(' ', b.content, c.name, ${allTranslations(sql`b.translations`)})`)}
    from blogs b join blog_categories c on c.id = b.category_id and c.status = 'published'
    where b.status = 'published' and b.id = any(${list(ids)})`,

  knowledge_base: (ids) => sql`
    select k.id, ${words(sql`k.question`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`k.translations`, 'question')})`)},
      ${plainText(sql`concat_ws(' ', k.answer, c.name, ${allTranslations(sql`k.translations`)})`)}
    from knowledge_base_entries k join knowledge_base_categories c on c.id = k.category_id and c.status = 'published'
    where k.status = 'published' and k.id = any(${list(ids)})`,

  // The keys of a number are made in TypeScript, like those of a query, and filled in afterwards.
  standard: (ids) => sql`
    select s.id, ${words(sql`concat_ws(' ', s.number, s.title)`)}, '{}'::text[],
      ${words(sql`concat_ws(' ', ${translated(sql`s.translations`, 'title')})`)},
      ${plainText(sql`concat_ws(' ', s.description, ${allTranslations(sql`s.translations`)})`)}
    from standards s where s.status = 'published' and s.id = any(${list(ids)})`,
};

/** An array as one parameter, however long. */
export const list = (ids: number[]) => sql`${`{${ids.join(',')}}`}::int[]`;

/** `normaliseText` in SQL. */
function words(text: SQL): SQL {
  const visible = sql`regexp_replace(${text}, ${sql.raw(`'${invisible}'`)}, '', 'g')`;
  const lower = sql`lower(normalize(${visible}, NFKC) collate "pg_c_utf8")`;
  return sql`btrim(regexp_replace(${lower}, ${sql.raw(`'${separators}'`)}, ' ', 'g'))`;
}

/** The words of HTML without its tags and entities; 20,000 characters are enough to be found by. */
function plainText(html: SQL): SQL {
  return words(sql`regexp_replace(left(${html}, 20000), '<[^>]*>|&#?[a-z0-9]+;', ' ', 'gi')`);
}

function code(text: SQL): SQL {
  return sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;
}

function translated(translations: SQL, ...fields: string[]): SQL {
  const values = fields.map((field) => sql`t.value ->> ${field}`);
  return sql`(select string_agg(concat_ws(' ', ${sql.join(values, sql`, `)}), ' ') from jsonb_each(${translations}) t)`;
}

function allTranslations(translations: SQL): SQL {
  return sql`(select string_agg(v.value, ' ') from jsonb_each(${translations}) t, jsonb_each_text(t.value) v)`;
}
