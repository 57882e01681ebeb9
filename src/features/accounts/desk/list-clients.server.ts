import { and, desc, eq, ilike, sql } from '#core/drizzle.ts';
import { likePattern } from '#core/text/search-text.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { type ClientRow, type ClientsQuery, clientsPageSize } from './clients.schema.ts';

const words = sql`(${clients.name} || ' ' || ${clients.email} || ' ' || coalesce(${clients.company}, ''))`;

/** A page of the clients, those who logged in last first. */
export async function listClients({ q, state, page }: ClientsQuery) {
  const which = and(
    state && eq(clients.isActive, state === 'active'),
    ...(q?.split(' ').map((word) => ilike(words, likePattern(word))) ?? []),
  );
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(clients)
      .where(which)
      .orderBy(sql`${clients.lastLoginAt} desc nulls last`, desc(clients.id))
      .limit(clientsPageSize)
      .offset((page - 1) * clientsPageSize),
    db().$count(clients, which),
  ]);
  return { rows: rows.map(toClientRow), total, perPage: clientsPageSize };
}

export function toClientRow(client: typeof clients.$inferSelect): ClientRow {
  const { id, name, email, company, isActive, lastLoginAt, createdAt } = client;
  const moments = { lastLoginAt: lastLoginAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  return { id, name, email, company, isActive, ...moments };
}
