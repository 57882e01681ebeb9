import { todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { serviceFees, serviceTimes } from '#db/schema/fees.ts';

/** As if the fees and times of the content had been read today, so that a test of them holds on any day. */
export async function readFeesAgain(): Promise<void> {
  const readOn = todayInIndia();
  await writeContent(async (tx, changed) => {
    await tx.update(serviceFees).set({ readOn });
    await tx.update(serviceTimes).set({ readOn });
    changed('service', []);
  });
}
