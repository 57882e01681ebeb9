import { rm } from 'node:fs/promises';
import { and, inArray, isNull, lt, or, sql } from '#core/drizzle.ts';
import { listNames } from '#core/files/old-files.server.ts';
import { publicPath } from '#core/files/public-folders.server.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import { workEach } from '#core/jobs/jobs.server.ts';
import { db } from '#db/client.server.ts';
import { orphanedFilesOf } from '#db/orphaned-files.server.ts';
import { media } from '#db/schema/media.ts';
import { makePictureVariants } from './make-variants.job.ts';
import { folderOf, originalsFolder } from './picture-files.server.ts';

/** Originals without a picture. */
export const orphanedOriginals = orphanedFilesOf({
  owners: 'the media library',
  folder: originalsFolder,
  async listKnown(paths) {
    const { storedAs } = media;
    const rows = await db().select({ storedAs }).from(media).where(inArray(storedAs, paths));
    return rows.map((row) => row.storedAs);
  },
});

/** Sizes of originals that were replaced a day ago. Until then, somebody may read a page that was stored with them. */
export const oldVariants: CleanUp = {
  name: 'sizes of pictures that were replaced',
  async run() {
    const rows = await db().select().from(media).where(lt(media.updatedAt, sql`now() - interval '1 day'`));
    let deleted = 0;
    for (const row of rows) {
      const names = await listNames('public', 'media', row.key);
      const isOld = (name: string) =>
        /^[0-9a-f]{16}$/.test(name) && name !== row.shown?.folder && name !== folderOf(row);
      for (const name of names.filter(isOld)) {
        await rm(publicPath(`media/${row.key}/${name}`), { recursive: true, force: true });
        deleted += 1;
      }
    }
    return deleted;
  },
};

/** Pictures whose job has used up its attempts, for instance because the disk was full. */
export const unmadeVariants: CleanUp = {
  name: 'pictures whose sizes were missing, and are there now',
  async run() {
    const isUnmade = or(isNull(media.shown), sql`${media.shown}->>'folder' <> left(${media.sha256}, 16)`);
    const rows = await db()
      .select({ storedAs: media.storedAs })
      .from(media)
      .where(and(isUnmade, lt(media.updatedAt, sql`now() - interval '1 hour'`)));
    await workEach(rows, ({ storedAs }) => makePictureVariants.run(storedAs.slice(originalsFolder.length + 1)));
    return rows.length;
  },
};
