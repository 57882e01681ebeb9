import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#core/errors.ts';
import { filesOfPerson, readPerson } from '#db/person/read-person.server.ts';
import { transaction } from '#db/transaction.server.ts';

/**
 * Writes everything that is stored about a person into a new folder: `data.json` with the rows of each table, and the
 * files that the person has sent.
 * @returns the number of rows of each table
 * @throws StartError when the folder exists, because the files of another person may be in it
 */
export async function exportPerson(email: string, folder: string): Promise<Record<string, number>> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${folder} already exists: name a new folder for this person`);
  });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const data = await transaction((tx) => readPerson(tx, email));
  for await (const { name, bytes } of filesOfPerson(data)) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  return Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.length]));
}
