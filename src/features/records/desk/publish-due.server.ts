import { and, eq, isNotNull, lte } from '#core/drizzle.ts';
import { isBusy, isDatabaseAway } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { getKind, tellScheduleFailure } from '../declare-records.server.ts';
import { recordTexts } from '../records.messages.ts';
import type { StoredRefusal } from '../records.schema.ts';
import { archiveRecord } from './archive-record.server.ts';
import { findOpen, type Revision, wireId } from './open-revision.server.ts';
import { isDue } from './publication.server.ts';
import { publishDraft } from './publish-draft.server.ts';
import { auditRecord } from './review-draft.server.ts';

/**
 * Publishes the drafts whose hour has come, and archives what has ended. A draft that cannot be published goes back to
 * review with the reason, and what cannot be archived stays; its author hears of either. Several workers may do it at
 * once: the first one publishes.
 */
export async function publishDue(now = new Date()): Promise<void> {
  const { state, publishAt, archiveAt } = recordRevisions;
  const due = await db()
    .select()
    .from(recordRevisions)
    .where(and(eq(state, 'scheduled'), lte(publishAt, now)));
  for (const revision of due) await alone(revision, () => publishScheduled(revision, now));
  const ended = await db()
    .select()
    .from(recordRevisions)
    .where(and(eq(state, 'published'), lte(archiveAt, now)));
  for (const revision of ended) await alone(revision, endPublication);
}

/** One that fails, each minute perhaps, keeps no other waiting. */
async function alone(revision: Revision, work: (revision: Revision) => Promise<void>) {
  try {
    await work(revision);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error({ kind: revision.kind, revision: revision.id, err: error }, 'what was due failed');
  }
}

async function publishScheduled(revision: Revision, now: Date) {
  const name = { kind: getKind(revision.kind), id: wireId(revision) };
  try {
    await publishDraft(theSystem, { ...name, edit: revision.edit, due: now });
  } catch (error) {
    if (isDatabaseAway(error) || isBusy(error)) throw error;
    if (!(error instanceof Refusal))
      logger.error({ kind: revision.kind, revision: revision.id, err: error }, 'a scheduled draft failed');
    const refusal = refusalToStore(error);
    await transaction(async (tx) => {
      const open = await findOpen(tx, name, 'lock');
      // Another worker has published it, or somebody has taken it out of the schedule or named a later hour.
      if (!open || !isDue(open, now) || open.edit !== revision.edit) return;
      await tx
        .update(recordRevisions)
        .set({ state: 'in-review', refusal, publishAt: null, takesOver: false })
        .where(eq(recordRevisions.id, open.id));
      await auditRecord(tx, theSystem, open, {
        action: 'record.unschedule',
        summary: `Could not be published: ${inEnglish(refusal)}`,
      });
      await tellScheduleFailure(tx, open, { what: 'publication', at: open.publishAt ?? now, refusal });
      logger.warn({ kind: revision.kind, revision: revision.id }, 'a scheduled draft could not be published');
    });
  }
}

/** What the reviewer reads; a fault that is not the draft's is told in the log. */
function refusalToStore(error: unknown): StoredRefusal {
  if (!(error instanceof Refusal)) return { message: recordTexts.wrongShape, problems: [] };
  const problems = Object.entries(error.errors ?? {}).flatMap(([path, texts]) =>
    texts.map((message) => ({ path, message })),
  );
  return { message: error.said, problems };
}

/** For the audit log, which is English. */
function inEnglish({ message, problems }: StoredRefusal): string {
  const reasons = problems.map((problem) => `${problem.path}: ${translate(problem.message, defaultLanguage)}`);
  return [translate(message, defaultLanguage), ...reasons].join(' ');
}

async function endPublication(revision: Revision) {
  const { id, kind, record } = revision;
  // What was published later says itself when it ends.
  const error = record && (await archiveRecord(theSystem, { kind: getKind(kind), id: record }, id).catch(refusalOf));
  await transaction(async (tx) => {
    const isEnding = and(eq(recordRevisions.id, id), isNotNull(recordRevisions.archiveAt));
    const [ending] = await tx
      .update(recordRevisions)
      .set({ archiveAt: null })
      .where(isEnding)
      .returning({ id: recordRevisions.id });
    // Another worker has come to the same end.
    if (!ending || !(error instanceof Refusal) || error.said === recordTexts.notPublished) return;
    const refusal = refusalToStore(error);
    const reason = inEnglish(refusal);
    await auditRecord(tx, theSystem, revision, {
      action: 'record.unschedule',
      summary: `Stays on the site: ${reason}`,
    });
    if (revision.archiveAt) await tellScheduleFailure(tx, revision, { what: 'end', at: revision.archiveAt, refusal });
    logger.warn({ kind, record, reason }, 'what should have ended stays public');
  });
}

/** It has been archived or changed meanwhile, others need it, or a second person has not agreed. */
function refusalOf(error: unknown): Refusal {
  // Where too many others are writing, it comes a minute later.
  if (!(error instanceof Refusal) || isBusy(error)) throw error;
  return error;
}
