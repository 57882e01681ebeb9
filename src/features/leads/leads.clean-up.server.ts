import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { listOldFiles } from '#core/files/old-files.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { db } from '#db/client.server.ts';
import { leadFiles } from '#db/schema/leads.ts';

/** Uploads of a process that was killed before their lead was written. */
const orphanedFiles: CleanUp = {
  name: 'orphaned files of leads',
  async run() {
    let deleted = 0;
    for (const { path, name } of await listOldFiles('private', 'lead-files')) {
      const known = await db().$count(leadFiles, eq(leadFiles.storedAs, `lead-files/${name}`));
      if (known > 0) continue;
      await rm(path, { force: true });
      deleted += 1;
    }
    return deleted;
  },
};

export const leadsCleanUp = [orphanedFiles];
