import { and, desc, eq, max, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { recordToWrite } from '#features/records/desk/kind-to-change.server.ts';
import { findLive, findOpen, hashOfLive, type Revision } from '#features/records/desk/open-revision.server.ts';
import { beginDraft, refuseSecond } from '#features/records/desk/revisions.server.ts';
import { hashDocument } from '#features/records/hash-document.server.ts';
import type { LiveRecord } from '#features/records/read-documents.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { releaseTexts as texts } from '../desk/finder.messages.ts';
import { findRelease } from './list-releases.server.ts';
import type { FinderRelease } from './releases.schema.ts';

type Live = LiveRecord<Record<string, unknown>>;
/** What was public of a record before a release, beside what is public of it now. */
type Before = Pick<Revision, 'document' | 'marks'> & { live: Live };

/**
 * A release with what taking it back would change of its record.
 * @throws Refusal 404
 */
export async function getRelease(actor: StaffActor, number: number, say: (text: ServerText) => string) {
  const release = await findRelease(number);
  const before = await findBefore(db(), release);
  const kind = getKind(release.kind);
  const { right } = kind.record;
  const why = isText(before) ? before : (await findOpen(db(), { kind, id: release.record })) && recordTexts.openAlready;
  return {
    ...release,
    back: isText(before) ? null : { now: before.live.document, before: before.document },
    isArchived: !isText(before) && before.live.status === 'archived',
    refusal: why ? say(why) : null,
    mayWrite: actor.rights.includes('content.write') && !actor.languages && (!right || actor.rights.includes(right)),
  };
}

/**
 * Begins the draft with which a release is taken back: what was public of its record before. It is reviewed and published
 * as any other; its publication is the next release.
 * @throws Refusal 404; 409 with the reason if the record has changed since, was new then, or has an open draft
 */
export async function takeBack(actor: StaffActor, number: number) {
  assertWritesAll(actor);
  const release = await findRelease(number);
  const name = recordToWrite(actor, { kind: release.kind, id: release.record });
  return transaction(async (tx) => {
    const before = await findBefore(tx, release);
    if (isText(before)) throw new Refusal(409, before);
    const summary = `Began a draft that takes back release ${number} of the finder`;
    return beginDraft(tx, actor, name, { ...before, act: { action: 'record.take-back', summary } });
  }).catch(refuseSecond);
}

const isText = (found: Before | ServerText): found is ServerText => typeof found === 'string' || 'text' in found;

/** What was public of its record before a release; a text says why that does not come back. */
async function findBefore(tx: Queryable, release: FinderRelease): Promise<Before | ServerText> {
  const found = await readBefore(tx, release);
  // Asked last, because somebody may have published the record while it was read.
  const newest = await findNewest(tx, release);
  return newest === release.number ? found : { text: texts.changedSince, values: { release: newest } };
}

async function readBefore(tx: Queryable, release: FinderRelease): Promise<Before | ServerText> {
  const { number, kind, record } = release;
  const live = await findLive(tx, { kind: getKind(kind), id: record });
  if (!live) return recordTexts.noRecord;
  const [now, was] = await listPublished(tx, release);
  if (await hasTakenFromSite(tx, number)) {
    if (live.status === 'published') return texts.importedSince;
    return { live, document: live.document, marks: now?.marks ?? null };
  }
  if (!now || hashDocument(now.document, 'published') !== hashOfLive(live)) return texts.importedSince;
  if (!was || now.base === hashDocument(was.document, 'archived')) return texts.wasNew;
  if (now.base !== hashDocument(was.document, 'published')) return texts.notKept;
  return { live, document: was.document, marks: was.marks };
}

async function findNewest(tx: Queryable, { kind, record }: FinderRelease): Promise<number | null> {
  const [row] = await tx
    .select({ number: max(finderReleases.number) })
    .from(finderReleases)
    .where(and(eq(finderReleases.kind, kind), eq(finderReleases.record, record)));
  return row?.number ?? null;
}

/** The two revisions of its record that were published last, the newest first. */
function listPublished(tx: Queryable, { kind, record }: FinderRelease): Promise<Revision[]> {
  const { kind: ofKind, record: ofRecord, state, number } = recordRevisions;
  return tx
    .select()
    .from(recordRevisions)
    .where(and(eq(ofKind, kind), eq(ofRecord, record), eq(state, 'published')))
    .orderBy(desc(number))
    .limit(2);
}

/** A release and the line of the audit log about it are of one transaction, and so of one moment. */
async function hasTakenFromSite(tx: Queryable, number: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from finder_releases r
    join audit_log a on a.at = r.at and a.subject_kind = r.kind and a.subject_id::text = r.record
    where r.number = ${number} and a.action = 'record.archive'`);
  return rows.length > 0;
}
