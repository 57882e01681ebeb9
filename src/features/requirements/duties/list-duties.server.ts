import { eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { duties } from '#db/schema/duties.ts';

/** Who must act for an approval, and what comes next; a sheet for everyone says only who. */
export type Duty = { who: string; next: string | null };
/** By list and reader: `bis_isi import`. */
export type Duties = ReadonlyMap<string, Duty>;

/** The duties of all lists, for all readers. */
export const listDuties = byContentVersion(async (language): Promise<Duties> => {
  const { list, reader, who, next, translations, status } = duties;
  const rows = await db().select({ list, reader, who, next, translations }).from(duties).where(eq(status, 'published'));
  return new Map(
    rows.map((row) => {
      const duty = localize(row, language);
      return [`${row.list} ${row.reader}`, { who: duty.who, next: duty.next }];
    }),
  );
});
