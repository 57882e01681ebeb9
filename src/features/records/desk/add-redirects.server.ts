import { eq } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { redirects } from '#db/schema/records.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { RecordKind } from '../define-record.server.ts';

type Values = Record<string, unknown>;

/** Lets the old addresses of a record lead to its new ones. Chains are shortened, and no redirect leads to itself. */
export async function addRedirects(
  tx: ContentTx,
  actor: StaffActor | typeof theSystem,
  kind: RecordKind,
  { id, before, after }: { id: string; before: Values; after: Values },
): Promise<void> {
  const old = kind.addresses?.(before) ?? [];
  const current = kind.addresses?.(after) ?? [];
  for (const [index, fromPath] of old.entries()) {
    const toPath = current[index];
    if (!toPath || toPath === fromPath) continue;
    const madeBy = actor === theSystem ? null : actor.staffId;
    await tx.delete(redirects).where(eq(redirects.fromPath, toPath));
    await tx.update(redirects).set({ toPath }).where(eq(redirects.toPath, fromPath));
    await tx
      .insert(redirects)
      .values({ fromPath, toPath, kind: kind.kind, record: id, madeBy })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath, kind: kind.kind, record: id, madeBy } });
  }
}
