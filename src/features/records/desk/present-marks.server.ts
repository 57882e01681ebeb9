import { inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { staff } from '#db/schema/staff.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { TranslationMark } from '../record-states.schema.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { readMarks } from '../translations/keep-marks.server.ts';
import { hashTexts, isSameMark, isStale, marksOf } from '../translations/translation-marks.server.ts';

export type ShownMark = {
  language: string;
  mark: TranslationMark;
  isStale: boolean;
  isPublic: boolean;
  by: string | null;
  at: string;
};
/** What is known of a draft; nothing of it for what is public. */
type Written = {
  record: string | null;
  marks?: TranslationMarks | null;
  editedBy?: number | null;
  editedAt?: Date;
};

/** The marks of a document as a member of staff sees them. */
export async function presentMarks(
  kind: RecordKind,
  document: Record<string, unknown>,
  { record, marks: said, editedBy: by = null, editedAt: at = new Date() }: Written,
): Promise<ShownMark[]> {
  const hashes = hashTexts(kind, document);
  const live = record === null ? undefined : (await readMarks(db(), kind, [record])).get(record);
  const marks = Object.entries(marksOf(hashes, [said, live], { by, at }));
  const people = marks.flatMap(([, mark]) => mark.by ?? []);
  const names =
    people.length > 0
      ? await db().select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, people))
      : [];
  return marks.map(([language, shown]) => {
    const { mark, source, by: person, at: when } = shown;
    const own = live?.[language];
    return {
      language,
      mark,
      isStale: isStale({ source }, hashes.english),
      // Of texts that are older than the marks nothing was said.
      isPublic: own ? isSameMark(own, shown) : !said?.[language],
      by: names.find(({ id }) => id === person)?.name ?? null,
      at: when,
    };
  });
}
