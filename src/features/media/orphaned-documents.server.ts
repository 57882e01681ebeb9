import { db } from '#db/client.server.ts';
import { orphanedFilesOf } from '#db/orphaned-files.server.ts';
import { isNamed } from './list-uses.server.ts';

/** Whoever uploads a document has so many days to put it into a record. */
const daysToUse = 7;

/**
 * As uploads name them, and did before, and not as the site names what it draws or an import stores. What an operator has
 * put beside them under a name of another sort is left there.
 */
const uploaded = /\/[a-z0-9-]+-[0-9a-f]{16}(?:[0-9a-f]{16})?\.[a-z]{3,4}$/;

/** The folders that a field of records may have. */
const folders = [
  ['public', 'documents'],
  ['private', 'downloads'],
  ['private', 'company-files'],
] as const;

/**
 * Documents that staff uploaded and no record names, nor a draft, nor what was published before. As many may go as there
 * are: a site has few of them, and each upload that somebody thought better of would keep all of them here for ever.
 */
export const orphanedDocuments = folders.map(([storage, folder]) =>
  orphanedFilesOf({
    owners: storage === 'public' ? 'records' : `records in ${folder}`,
    storage,
    folder,
    days: daysToUse,
    most: 1,
    async listKnown(paths) {
      const known: string[] = [];
      for (const path of paths) if (!uploaded.test(path) || (await isNamed(db(), path))) known.push(path);
      return known;
    },
  }),
);
