import { and, eq, inArray, ne, or, sql } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { redirects } from '#db/schema/records.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { recordTexts } from '../records.messages.ts';
import { mistakes, type Publisher } from './publication.server.ts';

type Values = Record<string, unknown>;
type Reading = Pick<ContentTx, 'select'>;
type Moved = { id: string | null; before: Values | undefined; after: Values };

/**
 * Nobody may take an address that leads visitors from an old page of another record to its new one, unless they have
 * seen and confirmed it. A record's own old addresses are free for it.
 * @throws Refusal 422 at the field of the address, with where each of them leads
 */
export async function assertAddressesFree(tx: Reading, kind: RecordKind, { id, before, after }: Moved): Promise<void> {
  const { key, kind: name } = kind;
  const taken = newOf(kind, { before, after });
  if (taken.length === 0) return;
  const led = await tx
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(inArray(redirects.fromPath, taken), isOfAnother(name, id)));
  if (led.length > 0)
    throw mistakes({ [key]: [{ text: recordTexts.leadsElsewhere, values: { page: led[0]?.to } }] }, { redirects: led });
}

/**
 * Lets the old addresses of a record lead to its new ones, and its new ones to nowhere else. Redirects to the old ones
 * or to pages below them are shortened, and none leads to itself.
 */
export async function moveAddresses(
  tx: ContentTx,
  actor: Publisher,
  kind: RecordKind,
  { id, before, after }: Moved & { id: string },
): Promise<void> {
  const taken = newOf(kind, { before, after });
  if (taken.length > 0) await tx.delete(redirects).where(inArray(redirects.fromPath, taken));
  const old = before ? (kind.addresses?.(before) ?? []) : [];
  const current = kind.addresses?.(after) ?? [];
  for (const [index, fromPath] of old.entries()) {
    const toPath = current[index];
    if (!toPath || toPath === fromPath) continue;
    const madeBy = actor === theSystem ? null : actor.staffId;
    await tx
      .update(redirects)
      .set({ toPath: sql`${toPath} || substr(${redirects.toPath}, ${fromPath.length + 1}::int)` })
      .where(or(eq(redirects.toPath, fromPath), sql`starts_with(${redirects.toPath}, ${`${fromPath}/`})`));
    await tx
      .insert(redirects)
      .values({ fromPath, toPath, kind: kind.kind, record: id, madeBy })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath, kind: kind.kind, record: id, madeBy } });
    await tx.delete(redirects).where(eq(redirects.fromPath, redirects.toPath));
  }
}

/** The addresses that the record has not had until now. */
function newOf(kind: RecordKind, { before, after }: Omit<Moved, 'id'>): string[] {
  const old = before ? (kind.addresses?.(before) ?? []) : [];
  return (kind.addresses?.(after) ?? []).filter((path) => !old.includes(path));
}

const isOfAnother = (kind: string, id: string | null) =>
  id === null ? undefined : or(ne(redirects.kind, kind), ne(redirects.record, id));
