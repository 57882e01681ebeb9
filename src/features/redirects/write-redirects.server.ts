import { count, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { redirects } from '#db/schema/records.ts';
import { audit } from '#features/audit/audit.server.ts';
import { mostByHand } from '#features/records/redirects/find-redirect.server.ts';
import { byHand } from '#features/records/redirects/redirect-path.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { assertLeadsToPage, checkAddresses, refuseAt } from './check-redirect.server.ts';
import { redirectTexts as texts } from './redirects.messages.ts';
import type { ChangeInput, RedirectInput } from './redirects.schema.ts';

/** No follower derives anything from redirects: the write renews the pages alone. */
const [kind, everyRow] = ['redirect', [0]] as const;

/**
 * Leads visitors from an address without a page to one with a page. What led to the old address leads to the new one then.
 * @throws Refusal 422 at the field that has a problem
 */
export async function createRedirect(actor: StaffActor, { from, to }: RedirectInput): Promise<void> {
  await assertUnknown(db(), from);
  await assertLeadsToPage(db(), { from, to });
  await checkAddresses({ from, to }, true);
  await writeContent(async (tx, changed) => {
    await assertUnknown(tx, from);
    await assertLeadsToPage(tx, { from, to });
    await assertRoom(tx, 'from');
    const shortened = await tx
      .update(redirects)
      .set({ toPath: to })
      .where(eq(redirects.toPath, from))
      .returning({ from: redirects.fromPath });
    await tx.insert(redirects).values({ fromPath: from, toPath: to, kind: byHand, record: '', madeBy: actor.staffId });
    changed(kind, everyRow);
    await audit(tx, actor, {
      action: 'redirect.create',
      summary: 'Made a redirect',
      after: { from, to, ...(shortened.length > 0 && { alsoFrom: shortened.map((own) => own.from).slice(0, 50) }) },
    });
  });
}

/**
 * Lets a redirect lead elsewhere. One that a record has left behind is no longer of that record then.
 * @throws Refusal 404, 409 if it leads elsewhere already, 422 at the field that has a problem
 */
export async function changeRedirect(actor: StaffActor, { from, to, was }: ChangeInput): Promise<void> {
  await getRedirect(db(), from);
  await assertLeadsToPage(db(), { from, to });
  await checkAddresses({ from, to }, false);
  await writeContent(async (tx, changed) => {
    const { toPath, kind: made } = await getRedirect(tx, from);
    if (toPath !== was) throw new Refusal(409, { text: texts.changedSince, values: { page: toPath } });
    await assertLeadsToPage(tx, { from, to });
    if (made !== byHand) await assertRoom(tx, 'to');
    await tx
      .update(redirects)
      .set({ toPath: to, kind: byHand, record: '', madeBy: actor.staffId, madeAt: new Date() })
      .where(eq(redirects.fromPath, from));
    changed(kind, everyRow);
    await audit(tx, actor, {
      action: 'redirect.change',
      summary: 'Let a redirect lead elsewhere',
      before: { from, to: toPath },
      after: { from, to },
    });
  });
}

/** @throws Refusal 404 */
export async function deleteRedirect(actor: StaffActor, from: string): Promise<void> {
  await writeContent(async (tx, changed) => {
    const { toPath } = await getRedirect(tx, from);
    await tx.delete(redirects).where(eq(redirects.fromPath, from));
    changed(kind, everyRow);
    await audit(tx, actor, {
      action: 'redirect.delete',
      summary: 'Deleted a redirect',
      before: { from, to: toPath },
    });
  });
}

type Reading = Pick<ContentTx, 'select'>;

async function findExact(tx: Reading, from: string) {
  const [found] = await tx.select().from(redirects).where(eq(redirects.fromPath, from));
  return found;
}

async function getRedirect(tx: Reading, from: string) {
  const found = await findExact(tx, from);
  if (!found) throw new Refusal(404, texts.gone);
  return found;
}

/** @throws Refusal 422 at the field, if staff have made as many as are kept in memory */
async function assertRoom(tx: Reading, field: keyof RedirectInput): Promise<void> {
  const [made] = await tx.select({ total: count() }).from(redirects).where(eq(redirects.kind, byHand));
  if ((made?.total ?? 0) >= mostByHand) refuseAt(field, { text: texts.full, values: { most: mostByHand } });
}

async function assertUnknown(tx: Reading, from: string): Promise<void> {
  const found = await findExact(tx, from);
  if (found) refuseAt('from', { text: texts.known, values: { page: found.toPath } });
}
