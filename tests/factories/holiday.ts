import { writeContent } from '#db/content/write-content.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import { onlyRow } from './only-row.ts';

type NewHoliday = Partial<typeof holidays.$inferInsert> & { date: string };

/** A public holiday on that day, such as `2027-01-26`. */
export function createHoliday(holiday: NewHoliday): Promise<typeof holidays.$inferSelect> {
  const values = { title: 'Feast of lamps', holidayType: 'Gazetted', ...holiday } as const;
  return writeContent(async (tx, changed) => {
    const row = onlyRow(await tx.insert(holidays).values(values).returning());
    changed('holiday', [row.id]);
    return row;
  });
}
