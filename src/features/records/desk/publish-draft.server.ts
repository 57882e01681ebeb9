import { isDeepStrictEqual } from 'node:util';
import { and, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { type ContentTx, writeContent } from '#db/content/write-content.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { isUniqueViolation } from '#db/transaction.server.ts';
import { theSystem } from '#features/audit/audit.server.ts';
import { defaultLanguage, languages as everyLanguage } from '#locales/languages.ts';
import { publishWitnessed, tellDraftTurn } from '../declare-records.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { UnknownReferenceError } from '../find-named.server.ts';
import { hashDocument } from '../hash-document.server.ts';
import type { LiveRecord } from '../read-documents.server.ts';
import { recordTexts } from '../records.messages.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { readMarks } from '../translations/keep-marks.server.ts';
import { findByPlace, takeLanguages, withoutLanguages } from '../translations/take-languages.ts';
import { hashTexts, isSameMark, marksIn, marksOf } from '../translations/translation-marks.server.ts';
import { draftConflict } from './draft-conflict.server.ts';
import { assertAddressesFree, moveAddresses } from './move-addresses.server.ts';
import { findLive, findPublic, getOpen, hashOfLive, nextNumber, type Revision } from './open-revision.server.ts';
import {
  assertMayEnd,
  assertMayPublish,
  checkDocument,
  isDue,
  mistakes,
  type Publication,
  type Publisher,
} from './publication.server.ts';
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
  const { kind, languages, until, due } = publication;
  if (languages && until) throw mistakes({ languages: [recordTexts.allAtOnce] });
  if (until && new Date(until) <= new Date()) throw mistakes({ until: [recordTexts.pastHour] });
  try {
    return await writeContent(async (tx, changed) => {
      const open = await getOpen(tx, publication);
      if (open.edit !== publication.edit) throw await draftConflict(tx, open);
      if (due && !isDue(open, due)) throw new Refusal(409, recordTexts.notScheduled);
      assertMayPublish(actor, open, publication);
      const live = await findLive(tx, publication);
      if (open.record && !live) throw new Refusal(404, recordTexts.noRecord);
      const base = live ? hashOfLive(live) : null;
      if (live && open.base !== base && !publication.over)
        throw new Refusal(409, recordTexts.liveChanged, { details: { theirs: live.document } });
      await assertMayEnd(kind, live?.document, until);
      if (live) await keepFirst(tx, kind, live);
      const document = await checkDocument(kind, wantedOf(kind, open, live, languages), open.record);
      const said = languages ? marksIn(languages, open.marks) : open.marks;
      const marks = marksOf(hashTexts(kind, document), [said, await marksOfLive(tx, kind, live)], writerOf(open));
      const moved = { id: open.record, before: live?.document, after: document };
      if (!publication.takeOver && !open.takesOver) await assertAddressesFree(tx, kind, moved);
      const id = await publishWitnessed(tx, { kind, document, actor, draft: open }, async () =>
        String(await writeRecord(tx, changed, kind, live, { document, marks })),
      );
      await moveAddresses(tx, actor, kind, { ...moved, id });
      const published = await store(tx, actor, open, { ...publication, record: id, document, marks, base });
      await auditRecord(tx, actor, published, { action: 'record.publish', summary: summaryOf(languages) });
      if (actor !== theSystem) await tellDraftTurn(tx, actor, { ...open, record: id, document }, { to: 'published' });
      return { id, state: 'published' as const };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw mistakes({ [kind.key]: [recordTexts.taken] });
    if (error instanceof UnknownReferenceError) throw mistakes({ [error.path.join('.')]: [recordTexts.unknown] });
    throw error;
  }
}

/** Of some languages, what is public with their texts; with English among them, the draft without those of the others. */
function wantedOf(kind: RecordKind, { document }: Revision, live: Live | undefined, languages: string[] | undefined) {
  if (!languages) return document;
  const { schema } = kind;
  if (languages.includes(defaultLanguage)) {
    const others = othersThan(languages);
    return takeLanguages(schema, live?.document ?? {}, withoutLanguages(schema, document, others), others);
  }
  if (!live) throw new Refusal(409, recordTexts.needsPublication);
  return takeLanguages(schema, document, live.document, languages);
}

const othersThan = (languages: string[]) =>
  everyLanguage.map(({ code }) => code).filter((code) => !languages.includes(code));

const marksOfLive = async (tx: ContentTx, kind: RecordKind, live: Live | undefined) =>
  live && (await readMarks(tx, kind, [String(live.id)])).get(String(live.id));

const writerOf = ({ editedBy, editedAt }: Revision) => ({ by: editedBy, at: editedAt });

/** Keeps the state before the desk first published the record as its revision 0. */
async function keepFirst(tx: ContentTx, kind: RecordKind, live: Live) {
  const row = { kind: kind.kind, record: String(live.id), number: 0, state: 'published' as const };
  const ofRecord = and(
    eq(recordRevisions.kind, row.kind),
    eq(recordRevisions.record, row.record),
    eq(recordRevisions.state, 'published'),
  );
  const [known] = await tx.select({ id: recordRevisions.id }).from(recordRevisions).where(ofRecord).limit(1);
  if (known) return;
  const marks = await marksOfLive(tx, kind, live);
  await tx.insert(recordRevisions).values({ ...row, document: live.document, marks: marks ?? null });
}

type Published = Publication & { record: string; document: Values; marks: TranslationMarks; base: string | null };

/** Closes the draft; if only some languages were published and others differ, it stays open for these. */
async function store(tx: ContentTx, actor: Publisher, open: Revision, given: Published) {
  const { record, document, marks, base, languages, until } = given;
  const own = actor === theSystem ? {} : { publishedBy: actor.staffId };
  // Whoever publishes a translation says nothing about when the record ends.
  const end = languages ? (await findPublic(tx, { kind: open.kind, record }))?.archiveAt : until && new Date(until);
  const archiveAt = end || open.archiveAt;
  // What an import with --force has replaced since the draft was begun was public before it.
  const next = await nextNumber(tx, open.kind, record);
  const number = next - 1 > open.number ? next : open.number;
  const published = {
    state: 'published' as const,
    record,
    number,
    document,
    marks,
    base,
    publishedAt: new Date(),
    archiveAt,
    ...own,
  };
  const rest = languages && (await restOf(tx, open, { ...given, id: record, languages }));
  const change = (values: Partial<Revision>) =>
    tx.update(recordRevisions).set(values).where(eq(recordRevisions.id, open.id));
  if (!rest) {
    const { document: _, ...others } = published;
    // Mostly it was drafted as it is published, and a document that can be large is not stored twice.
    const stored = isDeepStrictEqual(document, open.document) ? others : published;
    await change({ ...stored, languages: languages ?? null });
    return { ...open, record, number };
  }
  const { kind, madeBy, editedBy } = open;
  await change({ ...rest, record, number: number + 1 });
  const row = { ...published, kind, languages, madeBy, editedBy };
  const [revision] = await tx.insert(recordRevisions).values(row).returning();
  return revision ?? open;
}

/** What is left of a draft after some of its languages were published; undefined if that is nothing. */
async function restOf(
  tx: ContentTx,
  open: Revision,
  { kind, languages, ...name }: Published & { languages: string[] },
) {
  const live = await findLive(tx, { ...name, kind });
  if (!live) return undefined;
  const isWhole = languages.includes(defaultLanguage);
  const document = isWhole
    ? takeLanguages(kind.schema, open.document, live.document, othersThan(languages), findByPlace)
    : open.document;
  const marks = marksIn(othersThan(languages), open.marks) ?? {};
  const base = hashOfLive(live);
  const { twins } = hashTexts(kind, document);
  const known = await marksOfLive(tx, kind, live);
  const says = Object.entries(marks).some(
    ([language, mark]) => mark.text === twins.get(language) && !isSameMark(mark, known?.[language]),
  );
  const isNothing = hashDocument(document, live.status) === base && !says;
  return isNothing ? undefined : { document, marks, base };
}

const summaryOf = (languages: string[] | undefined) =>
  languages ? `Published the languages ${languages.join(', ')}` : 'Published the draft';
