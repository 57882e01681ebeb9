import { and, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { goldenAcceptances, goldenSheets } from '#db/schema/golden-sheets.ts';
import { staff } from '#db/schema/staff.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { draftConflict } from '#features/records/desk/draft-conflict.server.ts';
import { getOpen, type RecordName } from '#features/records/desk/open-revision.server.ts';
import { assertOtherPerson } from '#features/records/desk/publication.server.ts';
import { auditRecord } from '#features/records/desk/review-draft.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import { may } from '#features/staff/staff-policy.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { goldenTexts as texts } from '../desk/finder.messages.ts';
import { releasedKinds } from '../releases/releases.schema.ts';
import type { EvaluatedGolden } from './evaluate-goldens.server.ts';
import type { Acceptance } from './golden-changes.schema.ts';

/**
 * Agrees that a golden sheet says something else because of a draft.
 * @throws Refusal 403 for an author of the draft and for somebody who writes certain languages only, 404 without a
 * draft, for one on which no golden sheet depends and without the golden sheet, 409 if somebody has saved it meanwhile
 */
export async function acceptGolden(actor: StaffActor, name: RecordName, { golden, edit, outcome }: Acceptance) {
  assertWritesAll(actor);
  if (!releasedKinds.includes(name.kind.kind)) throw new Refusal(404, recordTexts.noKind);
  await transaction(async (tx) => {
    const open = await getOpen(tx, name);
    if (open.edit !== edit) throw await draftConflict(tx, open);
    assertOtherPerson(actor, open, texts.secondPerson);
    const isPublic = and(eq(goldenSheets.key, golden), eq(goldenSheets.status, 'published'));
    const [known] = await tx.select({ id: goldenSheets.id }).from(goldenSheets).where(isPublic);
    if (!known) throw new Refusal(404, recordTexts.noRecord);
    const row = { revisionId: open.id, edit, golden, outcome, acceptedBy: actor.staffId };
    const { revisionId, edit: ofEdit, golden: ofGolden, outcome: ofOutcome } = goldenAcceptances;
    // Whoever accepted it before may have lost the right to.
    await tx
      .insert(goldenAcceptances)
      .values(row)
      .onConflictDoUpdate({ target: [revisionId, ofEdit, ofGolden, ofOutcome], set: { acceptedBy: row.acceptedBy } });
    await auditRecord(tx, actor, open, {
      action: 'golden.accept',
      summary: `Accepted that the golden sheet ${golden} says something else`,
    });
  });
}

type Draft = { id: number; edit: number };
export type GoldenChange = { key: string; before: EvaluatedGolden | null; after: EvaluatedGolden | null };

/** The golden sheets that say something else, or hold no longer. */
export function changedGoldens(before: readonly EvaluatedGolden[], after: readonly EvaluatedGolden[]): GoldenChange[] {
  const now = new Map(after.map((own) => [own.golden.key, own]));
  return before
    .map((was) => ({ key: was.golden.key, before: was, after: now.get(was.golden.key) ?? null }))
    .filter(({ before: was, after: is }) => was.outcome !== is?.outcome);
}

/** Who has accepted what a golden sheet says with a draft, by `golden outcome`; of staff who may still do so. */
export async function listAcceptances(tx: Pick<Queryable, 'select'>, { id, edit }: Draft) {
  const { golden, outcome, acceptedBy, revisionId } = goldenAcceptances;
  const rows = await tx
    .select({ golden, outcome, by: staff.name, roles: staff.roles, languages: staff.languages })
    .from(goldenAcceptances)
    .innerJoin(staff, and(eq(staff.id, acceptedBy), eq(staff.isActive, true)))
    .where(and(eq(revisionId, id), eq(goldenAcceptances.edit, edit)));
  const counting = rows.filter(({ roles, languages }) => may(roles, 'content.publish') && !languages);
  return new Map(counting.map((row) => [`${row.golden} ${row.outcome}`, row.by]));
}

/**
 * What is taken from the site has no draft that somebody could look at, so all that held must hold afterwards, also on a
 * golden sheet that is wrong already elsewhere.
 * @throws Refusal 409 with the golden sheets that nobody has accepted
 */
export async function assertAccepted(
  tx: Pick<Queryable, 'select'>,
  draft: Draft | null,
  changed: readonly GoldenChange[],
): Promise<void> {
  const accepted = draft ? await listAcceptances(tx, draft) : new Map();
  const missing = changed.filter(({ key, after, before }) => {
    if (draft) return !accepted.has(`${key} ${after?.outcome}`);
    const known = new Set(before?.faults.map((fault) => JSON.stringify(fault)));
    return !after || after.faults.some((fault) => !known.has(JSON.stringify(fault)));
  });
  if (missing.length === 0) return;
  const names = missing.map(({ key }) => key).join(', ');
  throw new Refusal(409, { text: draft ? texts.unaccepted : texts.broken, values: { names } });
}
