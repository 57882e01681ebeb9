import { eq } from '#core/drizzle.ts';
import { drawingRules, type Job } from '#core/jobs/jobs.server.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { media } from '#db/schema/media.ts';
import { transaction } from '#db/transaction.server.ts';
import { makeVariants, originalsFolder, putUsual } from './picture-files.server.ts';

/**
 * Makes the sizes of the original that the id of the job names, and lets pages show them. It does nothing if the
 * original has been replaced or deleted since.
 */
export const makePictureVariants: Job = {
  queue: { name: 'picture-variants', options: drawingRules },
  workers: 1,
  async run(id) {
    const isIt = eq(media.storedAs, `${originalsFolder}/${id}`);
    const [row] = await db().select().from(media).where(isIt);
    if (!row) return;
    const shown = await makeVariants(row);
    if (!row.shown) await transaction((tx) => tx.update(media).set({ shown }).where(isIt));
    else
      await writeContent(async (tx, changed) => {
        const { rowCount } = await tx.update(media).set({ shown }).where(isIt);
        if (rowCount) changed('media', [row.id]);
      });
    await renewUsual(row.id);
  },
};

/** If another process has meanwhile made those of a newer original, the newer one stays. */
async function renewUsual(id: number, folder?: string): Promise<void> {
  const [row] = await db().select().from(media).where(eq(media.id, id));
  if (!row?.shown || row.shown.folder === folder) return;
  await putUsual(row, row.shown);
  return renewUsual(id, row.shown.folder);
}
