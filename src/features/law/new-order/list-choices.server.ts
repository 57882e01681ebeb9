import { asc, eq, sql } from '#core/drizzle.ts';
import { listWords } from '#core/text/list-words.ts';
import { localize } from '#core/text/localize.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { approvals } from '#db/schema/finder.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { authorities, hsCodes } from '#db/schema/orders.ts';
import { products } from '#db/schema/products.ts';
import { standards } from '#db/schema/standards.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { FoundEntry, NewOrderChoices } from './new-order.schema.ts';

/** Those who issue orders, and the approvals that lists ask for. */
export async function listChoices(language: LanguageCode): Promise<NewOrderChoices> {
  const { slug, name, shortName, position } = authorities;
  const [issuers, asked] = await Promise.all([
    db().select({ slug, name, shortName }).from(authorities).orderBy(asc(position), asc(name)),
    db().select().from(approvals).where(eq(approvals.status, 'published')).orderBy(asc(approvals.position)),
  ]);
  return {
    authorities: issuers,
    approvals: requirementLists.flatMap((list) => {
      const named = asked.filter(({ lists }) => lists.includes(list)).map((row) => localize(row, language).name);
      return named.length > 0 ? { list, name: listWords(named, language) } : [];
    }),
  };
}

/** How many entries of lists are found at once. */
const mostFound = 20;

/** Entries of lists by what people know them by. */
export async function findEntries({ q = '' }: { q?: string | undefined }): Promise<FoundEntry[]> {
  const digits = q.replace(/\D/g, '');
  const words = q.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const each = sql.join(
    words.map((word) => sql`(p.name ilike ${likePattern(word)} or m.listed_as ilike ${likePattern(word)})`),
    sql` and `,
  );
  const { rows } = await db().execute<FoundEntry>(sql`
    with found as (
      select m.list, m.list_key from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
        where m.status = 'published' and ${each}
      union
      select m.list, m.list_key from ${mandatoryProducts} m
        join ${mandatoryProductStandards} x on x.mandatory_product_id = m.id join ${standards} s on s.id = x.standard_id
        where m.status = 'published' and s.number ilike ${likePattern(q)}
      union
      select h.list, h.list_key from ${hsCodes} h where ${digits.length >= 4} and h.code like ${`${digits}%`}
    ), first as (select * from found order by list, length(list_key), list_key limit ${mostFound})
    select f.list || ' ' || f.list_key as line,
      array(select distinct p.name from ${mandatoryProducts} m join ${products} p on p.id = m.product_id
        where m.list = f.list and m.list_key = f.list_key order by p.name) as products,
      array(select distinct s.number from ${mandatoryProducts} m
        join ${mandatoryProductStandards} x on x.mandatory_product_id = m.id join ${standards} s on s.id = x.standard_id
        where m.list = f.list and m.list_key = f.list_key order by s.number) as standards
    from first f`);
  return rows;
}
