import type { z } from 'zod';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { indianMoment } from '#core/time/indian-time.ts';
import type { Transaction } from '#db/client.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { cleanTexts } from '#features/records/desk/clean-draft.server.ts';
import { hashOfLive, nextNumber } from '#features/records/desk/open-revision.server.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import type { StaffRole } from '#features/staff/staff.schema.ts';
import type { DemoDraft } from './demo-desk.schema.ts';

/** Adds a draft of the editor, which the reviewer has scheduled if it says when it goes out. */
export async function addDemoDraft(
  tx: Transaction,
  { kind: name, record: slug, document: given, goes_out, ...row }: DemoDraft,
  idOf: (role: StaffRole) => number | null,
): Promise<void> {
  const kind = getKind(name);
  const live = slug && (await readDocuments(tx, kind, 'all')).find(({ document }) => document[kind.key] === slug);
  if (slug && !live) throw new Error(`there is no ${name} ${slug} to write a draft of`);
  const day = goes_out && addDays(todayInIndia(), goes_out.days);
  const own = live ? live.document : day && { date: day };
  const whole: z.output<typeof kind.schema> = kind.schema.parse({ ...own, ...given });
  const { document } = await cleanTexts(kind, whole);
  const record = live ? String(live.id) : null;
  const by = idOf('editor');
  await tx.insert(recordRevisions).values({
    ...{ ...row, kind: name, record, document, madeBy: by, editedBy: by },
    number: await nextNumber(tx, name, record),
    base: live ? hashOfLive(live) : null,
    ...(goes_out && day && { publishAt: indianMoment(day, goes_out.time), publishedBy: idOf('reviewer') }),
  });
}
