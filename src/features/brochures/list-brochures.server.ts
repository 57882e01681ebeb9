import { sql } from '#core/drizzle.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';

/**
 * Gives every published service its brochure, in the transaction that writes the service, so that it can be requested
 * at once. The file is drawn afterwards; until then the path of a new brochure leads to no file, as if it were lost.
 */
export async function listBrochures(tx: ContentTx): Promise<Changes> {
  await tx.execute(sql`
    insert into brochures as b (slug, service_id, title, file_path, position, status)
    select s.slug, s.id, s.name, format('brochures/%s.pdf', s.slug),
      row_number() over (order by c.position, s.position, s.id) - 1, 'published'
    from services s join service_categories c on c.id = s.category_id
    where s.status = 'published' and c.status = 'published'
    on conflict (slug) do update
      set service_id = excluded.service_id, title = excluded.title, position = excluded.position, status = excluded.status
      where (b.service_id, b.title, b.position, b.status)
        is distinct from (excluded.service_id, excluded.title, excluded.position, excluded.status)`);
  await tx.execute(sql`
    update brochures b set status = 'archived'
    where service_id is not null and status <> 'archived' and not exists (
      select from services s join service_categories c on c.id = s.category_id
      where s.slug = b.slug and s.status = 'published' and c.status = 'published')`);
  return {};
}
