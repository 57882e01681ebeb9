import { sql } from '#core/drizzle.ts';
import { db, isInVain } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import type { CustomsCode } from '#features/orders/lines/list-customs-codes.server.ts';

/** The first four digits of customs codes. Only those that an order names bind; the others we have chosen. */
export type CustomsHeading = Pick<CustomsCode, 'code' | 'basis'>;

/** The customs headings of the list of a service, in their order; a heading that an order names counts as the order's. */
export async function listCustomsHeadings(service: string): Promise<readonly CustomsHeading[]> {
  // A preview keeps nothing, so that it reads what its one page shows.
  const headings = await (isInVain() ? readHeadings(service) : headingsOfServices('en'));
  return headings.get(service) ?? [];
}

const headingsOfServices = byContentVersion(() => readHeadings());

/** @param only the slug of the only service whose headings are asked for */
async function readHeadings(only?: string) {
  const { rows } = await db().execute<CustomsHeading & { service: string }>(sql`
    select s.slug as service, left(h.code, 4) as code,
      case when bool_or(h.basis = 'order') then 'order' else 'ours' end as basis
    from hs_codes h
    join mandatory_products m on m.list = h.list and m.list_key = h.list_key and m.status = 'published'
      and m.state not in ('rescinded', 'de-notified')
    join services s on coalesce(s.list_service_id, s.id) = m.service_id and s.status = 'published'
    where length(h.code) >= 4 ${only === undefined ? sql`` : sql`and s.slug = ${only}`}
    group by s.slug, left(h.code, 4) order by left(h.code, 4)`);
  const byService = Map.groupBy(rows, ({ service }) => service);
  return new Map(
    [...byService].map(([service, headings]) => [service, headings.map(({ code, basis }) => ({ code, basis }))]),
  );
}
