import { readEnv } from '#core/env.ts';
import { deletePrivate } from '#core/files/private-files.server.ts';
import { logger } from '#core/logger.server.ts';
import type { Multipart } from './multipart/multipart.server.ts';
import { countAgainstLimit } from './rate-limit.server.ts';

type Upload = Omit<Multipart, 'fields'>;

const kilobyte = 1024;
const daySeconds = 24 * 60 * 60;

/**
 * Counts the file of a form against what its network may send in a day. A file that exceeds this is deleted, and the
 * form goes on without it.
 */
export async function keepWithinQuota(upload: Upload, network: string): Promise<Upload> {
  const { file } = upload;
  if (!file) return upload;
  const { isAllowed } = await countAgainstLimit(`upload:${network}`, {
    limit: readEnv().UPLOAD_MB_PER_DAY * kilobyte,
    amount: Math.ceil(file.bytes / kilobyte),
    windowSeconds: daySeconds,
  });
  if (isAllowed) return upload;
  await deletePrivate(file.storedAs);
  logger.warn({ bytes: file.bytes }, 'a file was not stored: its network has sent too much in one day');
  return { ...upload, file: null, lostFile: 'quota' };
}
