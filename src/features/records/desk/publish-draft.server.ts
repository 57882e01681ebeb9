import { and, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { isUniqueViolation } from '#db/transaction.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { UnknownReferenceError } from '../find-named.server.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import { takeLanguages } from '../take-languages.ts';
import { draftConflict } from './draft-conflict.server.ts';
import { assertAddressesFree, moveAddresses } from './move-addresses.server.ts';
import { findLive, getOpen, hashOfLive, nextNumber, type Revision } from './open-revision.server.ts';
import { assertMayPublish, checkDocument, mistakes, type Publication, type Publisher } from './publication.server.ts';
import { auditRecord } from './review-draft.server.ts';
import { writeRecord } from './write-record.server.ts';

type Values = Record<string, unknown>;
type Live = LiveRecord<Values>;
/**
 * Publishes the open draft in one transaction with all that follows from it. Writers of public content take turns, so
 * of many who publish the same draft the first one does.
 * @throws Refusal 409 if the draft or what is public has changed, 422 with the fields that must be mended
 */
export async function publishDraft(
  actor: Publisher,
  publication: Publication,
): Promise<{ id: string; state: 'published' }> {
  const { kind, languages } = publication;
  try {
    return await writeContent(async (tx, changed) => {
      const open = await getOpen(tx, publication);
      if (open.edit !== publication.edit) throw await draftConflict(tx, open);
      assertMayPublish(actor, open, publication);
      const live = await findLive(tx, publication);
      if (open.record && !live) throw new Refusal(404, recordTexts.noRecord);
      if (live && open.base !== hashOfLive(live) && !publication.over)
        throw new Refusal(409, recordTexts.liveChanged, { details: { theirs: live.document } });
      if (live) await keepFirst(tx, kind, live);
      const document = await checkDocument(kind, wantedOf(kind, open, live, languages));
      const moved = { id: open.record, before: live?.document, after: document };
      if (!publication.takeOver && !open.takesOver) await assertAddressesFree(tx, kind, moved);
      const id = String(await writeRecord(tx, changed, kind, live, document));
      await moveAddresses(tx, actor, kind, { ...moved, id });
      const published = await store(tx, actor, open, { ...publication, record: id, document });
      await auditRecord(tx, actor, published, { action: 'record.publish', summary: summaryOf(languages) });
      return { id, state: 'published' as const };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw mistakes({ [kind.key]: [recordTexts.taken] });
    if (error instanceof UnknownReferenceError) throw mistakes({ [error.path.join('.')]: [recordTexts.unknown] });
    throw error;
  }
}

function wantedOf(kind: RecordKind, { document }: Revision, live: Live | undefined, languages: string[] | undefined) {
  if (!languages) return document;
  if (!live) throw new Refusal(409, recordTexts.needsPublication);
  return takeLanguages(kind.schema, document, live.document, languages);
}

/** Keeps the state before the desk first published the record as its revision 0. */
async function keepFirst(tx: ContentTx, { kind }: RecordKind, { id, document }: Live) {
  const record = String(id);
  const ofRecord = and(
    eq(recordRevisions.kind, kind),
    eq(recordRevisions.record, record),
    eq(recordRevisions.state, 'published'),
  );
  const [known] = await tx.select({ id: recordRevisions.id }).from(recordRevisions).where(ofRecord).limit(1);
  if (!known) await tx.insert(recordRevisions).values({ kind, record, number: 0, state: 'published', document });
}

/** Closes the draft; if only some languages were published, it stays open for the rest. */
async function store(
  tx: ContentTx,
  actor: Publisher,
  open: Revision,
  given: Publication & { record: string; document: Values },
) {
  const { kind, record, document, languages, until } = given;
  const own = actor === theSystem ? {} : { publishedBy: actor.staffId };
  const published = { state: 'published' as const, record, document, publishedAt: new Date(), ...own };
  if (!languages) {
    const archiveAt = until ? new Date(until) : open.archiveAt;
    await tx
      .update(recordRevisions)
      .set({ ...published, archiveAt })
      .where(eq(recordRevisions.id, open.id));
    return { ...open, record };
  }
  const { madeBy, editedBy } = open;
  const row = {
    ...published,
    kind: kind.kind,
    number: await nextNumber(tx, kind.kind, record),
    languages,
    madeBy,
    editedBy,
  };
  const [revision] = await tx.insert(recordRevisions).values(row).returning();
  const live = await findLive(tx, given);
  await tx
    .update(recordRevisions)
    .set({ base: live ? hashOfLive(live) : null })
    .where(eq(recordRevisions.id, open.id));
  return revision ?? open;
}

const summaryOf = (languages: string[] | undefined) =>
  languages ? `Published the translations in ${languages.join(', ')}` : 'Published the draft';
