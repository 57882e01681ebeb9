import { inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { orphanedFilesOf } from '#db/orphaned-files.server.ts';
import { leadFiles } from '#db/schema/leads.ts';

/** Uploads without a lead. */
export const orphanedLeadFiles = orphanedFilesOf({
  owners: 'leads',
  folder: 'lead-files',
  async listKnown(paths) {
    const { storedAs } = leadFiles;
    const rows = await db().select({ storedAs }).from(leadFiles).where(inArray(storedAs, paths));
    return rows.map((row) => row.storedAs);
  },
});
