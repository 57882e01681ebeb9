import { sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import type { SheetChange } from '#features/finder/kept-sheets.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';

/** Families by their slugs: whose sheets say something else, and of which only a sheet with answers may. */
type Released = { changed: readonly { slug: string; change: SheetChange }[]; touched: readonly string[] };

/**
 * Writes that sheets say something else since a release of the finder, one event for each family: who follows it, or a
 * sheet of it that changes, is told after the ten minutes in which it can be taken back. Where only sheets with answers
 * may change, whether they do is seen when it is published, as for any other change.
 */
export async function noteRelease(
  tx: Pick<Queryable, 'execute'>,
  release: number,
  { changed, touched }: Released,
): Promise<void> {
  const ofChanged = changed.map(({ slug }) => slug);
  const slugs = (named: readonly string[]) => sql`any(${sql.param([...named])}::text[])`;
  const isFollowed = sql`f.slug in (
    select k.family from kept_sheets k join follows w on w.kind = 'sheet' and w.subject_id = k.id
    union
    -- What lies in the box of another family.
    select split_part(line ->> 'key', ':', 2) from followed_sheets r
    join follows w on w.kind = 'sheet' and w.subject_id = r.sheet_id
    cross join jsonb_array_elements(r.outcome) line)`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${changeEvents} (key, kind, family_id, audiences, state)
    select ${`release:${release}:`} || f.id, 'release', f.id, ${sql.param([...audiences])}::text[], 'held'
    from product_families f where f.status = 'published'
      and (f.slug = ${slugs(ofChanged)} or f.slug = ${slugs(touched)} and ${isFollowed})
    on conflict (key) do nothing
    returning id`);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    insert into change_event_subjects (event_id, kind, subject_id, changes)
    select e.id, 'family', f.id, c.change from ${changeEvents} e join product_families f on f.id = e.family_id
    join jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(slug text, change jsonb) on c.slug = f.slug
    where e.id = any(${sql.param(ids)}::int[])`);
}
