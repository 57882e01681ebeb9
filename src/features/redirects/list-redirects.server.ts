import { and, asc, desc, eq, ilike, ne, or } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { redirects } from '#db/schema/records.ts';
import { staff } from '#db/schema/staff.ts';
import { byHand } from '#features/records/redirects/redirect-path.ts';
import { type RedirectRow, type RedirectsQuery, redirectsPageSize } from './redirects.schema.ts';

/** A page of the redirects, those of staff and those that records have left behind. */
export async function listRedirects({ q, made, sort, page }: RedirectsQuery) {
  const { fromPath, toPath, kind, hits, madeAt, madeBy } = redirects;
  const which = and(
    q ? or(...[fromPath, toPath].map((path) => ilike(path, likePattern(q)))) : undefined,
    made && (made === 'by-hand' ? eq(kind, byHand) : ne(kind, byHand)),
  );
  const order = { newest: [desc(madeAt)], from: [], hits: [desc(hits)] }[sort];
  const [rows, total] = await Promise.all([
    db()
      .select({ redirect: redirects, name: staff.name })
      .from(redirects)
      .leftJoin(staff, eq(staff.id, madeBy))
      .where(which)
      .orderBy(...order, asc(fromPath))
      .limit(redirectsPageSize)
      .offset((page - 1) * redirectsPageSize),
    db().$count(redirects, which),
  ]);
  return { rows: rows.map(toRow), total, perPage: redirectsPageSize };
}

function toRow({ redirect, name }: { redirect: typeof redirects.$inferSelect; name: string | null }): RedirectRow {
  const { fromPath: from, toPath: to, kind, record: id, hits, lastHitAt, madeAt } = redirect;
  return {
    from,
    to,
    record: kind === byHand ? null : { kind, id },
    hits,
    lastHitAt: lastHitAt?.toISOString() ?? null,
    madeBy: name,
    madeAt: madeAt.toISOString(),
  };
}
