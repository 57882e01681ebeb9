import { sql } from '#core/drizzle.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { recordSources } from '#db/schema/records.ts';
import { standards } from '#db/schema/standards.ts';
import { standardRecord } from '#features/standards/standard.record.ts';

/** The standards by the keys under which files name them: their addresses, but for those that the desk has changed. */
const named = sql`(
  with keyed as (
    select r.key as slug, s.id from ${recordSources} r join ${standards} s on s.id::text = r.record
    where r.kind = ${standardRecord.kind}
  )
  select slug, id from keyed union all
  select slug, id from ${standards} where slug not in (select slug from keyed)
)`;

type Link = { requirement: number; product: number; standard: number };

/**
 * Links each requirement to the standards that its row states, in the order of the row. A standard that is added later
 * is linked then, and one that got another address at the desk stays linked. Links that an editor has chosen stay.
 * @returns the requirements, products and standards whose links have changed
 */
export async function linkStandards(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  const isConcerned =
    changed === 'everything' ? sql`true` : sql`m.id = any(${sql.param(await listConcerned(tx, changed))}::int[])`;
  const removed = await tx.execute<Link>(sql`
    delete from ${mandatoryProductStandards} l using ${mandatoryProducts} m
    where m.id = l.mandatory_product_id and not l.is_chosen and ${isConcerned}
      and not exists (select 1 from ${named} s where s.id = l.standard_id and s.slug = any(m.stated_standards))
    returning m.id as requirement, m.product_id as product, l.standard_id as standard`);
  const written = await tx.execute<Link>(sql`
    with stated as (
      select m.id as requirement, m.product_id as product, s.id as standard, min(w.place)::int - 1 as position
      from ${mandatoryProducts} m cross join unnest(m.stated_standards) with ordinality w(slug, place)
        join ${named} s on s.slug = w.slug
      where ${isConcerned} group by m.id, s.id
    ), linked as (
      insert into ${mandatoryProductStandards} as l (mandatory_product_id, standard_id, position)
      select requirement, standard, position from stated
      on conflict (mandatory_product_id, standard_id) do update set position = excluded.position
        where not l.is_chosen and l.position <> excluded.position
      returning mandatory_product_id, standard_id
    )
    select requirement, product, standard from stated
      join linked on mandatory_product_id = requirement and standard_id = standard`);
  const links = [...removed.rows, ...written.rows];
  const each = (name: keyof Link) => [...new Set(links.map((link) => link[name]))];
  return { requirement: each('requirement'), product: each('product'), standard: each('standard') };
}

/** The requirements that have changed, and those that state a standard that has. */
async function listConcerned(tx: ContentTx, { requirement = [], standard = [] }: Changes): Promise<number[]> {
  if (standard.length === 0) return [...requirement];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select m.id from ${mandatoryProducts} m
    where m.stated_standards && (
      select coalesce(array_agg(s.slug), '{}') from ${named} s where s.id = any(${sql.param(standard)}::int[]))
    union
    select l.mandatory_product_id from ${mandatoryProductStandards} l
    where l.standard_id = any(${sql.param(standard)}::int[])`);
  return [...requirement, ...rows.map(({ id }) => id)];
}
