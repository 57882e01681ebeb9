import { plainLine } from '#core/text/plain-text.ts';
import type { Queryable } from '#db/client.server.ts';
import { type DraftWitness, getKind } from '#features/records/declare-records.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import { findLive, type Revision, wireId } from '#features/records/desk/open-revision.server.ts';
import { titleOf } from '#features/records/desk/record-filter.server.ts';
import { hashTexts } from '#features/records/translations/translation-marks.server.ts';
import { may, type StaffRight } from '#features/staff/staff-policy.ts';
import { askForReview, type Colleague, type Subject, tellDecision } from './queue-review-mails.server.ts';

/** Mails those who may publish a draft that it was submitted, and its authors what somebody else has done with it. */
export const tellOfDraft: DraftWitness = (tx, actor, revision, { to, at, note }) => {
  const kind = getKind(revision.kind);
  const subject = subjectOf(kind, revision, note);
  if (to === 'in-review') return askForReview(tx, actor, subject, (on, all) => listReviewers(on, kind, revision, all));
  const mayWrite = mayWith(kind, 'content.write');
  return tellDecision(tx, actor, { ...subject, outcome: to, at }, (each) => isOwn(revision, each) && mayWrite(each));
};

const isOwn = ({ madeBy, editedBy }: Revision, { id }: Colleague) => id === madeBy || id === editedBy;
const mayWith =
  ({ record: { right } }: RecordKind, needed: StaffRight) =>
  ({ roles }: Colleague) =>
    may(roles, needed) && (!right || may(roles, right));

const longest = 200;

function subjectOf(kind: RecordKind, revision: Revision, note: string | null): Subject {
  const { record } = kind;
  const given = record.isConfidential ? null : revision.document[titleOf(kind)];
  // Of a draft it may be unfinished.
  const title = typeof given === 'string' ? plainLine(given).slice(0, longest) : '';
  return {
    nameIn: (say) => title || say(record.name.one),
    note: record.isConfidential ? null : note,
    path: `/records/${revision.kind}/${wireId(revision)}`,
  };
}

/** Those who may publish all of the draft, or the texts that it changes in one of their languages. */
async function listReviewers(tx: Queryable, kind: RecordKind, revision: Revision, everybody: readonly Colleague[]) {
  const { needsSecondPerson } = kind.record;
  const isFirst = (each: Colleague) => needsSecondPerson && isOwn(revision, each) && !each.roles.includes('owner');
  const reviewers = everybody.filter(mayWith(kind, 'content.publish')).filter((each) => !isFirst(each));
  if (reviewers.every(({ languages }) => !languages)) return reviewers;
  const changed = await listChangedLanguages(tx, kind, revision);
  return reviewers.filter(({ languages }) => !languages || languages.some((language) => changed.has(language)));
}

/** Those whose texts differ from the public ones; none of a record that is not public yet, which goes out as a whole. */
async function listChangedLanguages(tx: Queryable, kind: RecordKind, revision: Revision): Promise<Set<string>> {
  const live = await findLive(tx, { kind, id: wireId(revision) });
  if (!live) return new Set();
  const [before, after] = [live.document, revision.document].map((document) => hashTexts(kind, document).twins);
  const languages = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return new Set([...languages].filter((language) => before?.get(language) !== after?.get(language)));
}
