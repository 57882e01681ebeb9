import { isPrivateStored } from '#core/files/private-files.server.ts';
import { isPublicFile } from '#core/files/public-folders.server.ts';
import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { listFiles, type NamedFile } from '#features/records/file-fields.ts';
import { mediaTexts as texts } from './media.messages.ts';

/** A record that is published names files that are stored here: visitors open them, and exports take them along. */
export const checkFiles: PublicationCheck = async ({ schema }, document) => {
  const problems = listFiles(schema, document).map(async (file) =>
    file.isDrawn || (await isStored(file)) ? [] : [{ path: file.path.join('.'), message: texts.notHere }],
  );
  return (await Promise.all(problems)).flat();
};

/** No disk takes a name that is too long, so no such file is stored. */
const isStored = ({ rule, stored }: NamedFile): Promise<boolean> =>
  rule.storage === 'public' ? isPublicFile(stored) : isPrivateStored(stored).catch(() => false);
