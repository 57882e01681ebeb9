import { inArray } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { db } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { openStates } from '../record-states.schema.ts';
import { recordTexts } from '../records.messages.ts';
import { findLive, findOpen, findPublic, hashOfLive, type RecordName, type Revision } from './open-revision.server.ts';
import { presentMarks } from './present-marks.server.ts';

type Say = (text: ServerText) => string;

/**
 * A record as it is public and as it is being written.
 * @throws Refusal 404
 */
export async function getRecord(actor: StaffActor, name: RecordName, say: Say) {
  const [live, open] = await Promise.all([findLive(db(), name), findOpen(db(), name)]);
  if (!live && !open) throw new Refusal(404, recordTexts.noRecord);
  const document = open?.document ?? live?.document ?? {};
  const last = live && (await findPublic(db(), { kind: name.kind.kind, record: String(live.id) }));
  return {
    live: live
      ? {
          document: live.document,
          status: live.status,
          updatedAt: live.updatedAt.toISOString(),
          archiveAt: last?.archiveAt?.toISOString() ?? null,
          url: live.status === 'published' ? (name.kind.addresses?.(live.document)[0] ?? null) : null,
        }
      : null,
    open: open ? await presentOpen(open, live ? hashOfLive(live) : null, say) : null,
    marks: await presentMarks(name.kind, document, open ?? { record: live ? String(live.id) : null }),
    may: rightsOn(actor, name),
  };
}

/** Some kinds ask for a right of their own beside those of content. */
function rightsOn({ rights }: StaffActor, { kind: { record, addresses, single } }: RecordName) {
  const isTheirs = !record.right || rights.includes(record.right);
  const write = isTheirs && rights.includes('content.write');
  return {
    write,
    preview: write && Boolean(addresses || single),
    publish: isTheirs && rights.includes('content.publish'),
  };
}

async function presentOpen(revision: Revision, hash: string | null, say: Say) {
  const { number, state, document, edit, note, madeBy, madeAt, editedBy, editedAt, publishAt, archiveAt, base } =
    revision;
  const { refusal } = revision;
  const ids = [madeBy, editedBy].filter((id) => id !== null);
  const people = await db().select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    number,
    state: openStates.find((own) => own === state) ?? 'draft',
    document,
    edit,
    note,
    refusal: refusal && {
      message: say(refusal.message),
      problems: refusal.problems.map(({ path, message }) => ({ path, message: say(message) })),
    },
    madeBy: nameOf(madeBy),
    madeAt: madeAt.toISOString(),
    editedBy: nameOf(editedBy),
    editedAt: editedAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    archiveAt: archiveAt?.toISOString() ?? null,
    isStale: base !== hash,
  };
}
