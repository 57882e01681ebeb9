import { z } from 'zod';
import { and, eq } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { NotFoundError } from '#core/errors.ts';
import { openPrivate } from '#core/files/private-files.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { clients } from '#db/schema/accounts.ts';
import { downloadCategories, downloadFiles, downloads } from '#db/schema/downloads.ts';
import type { Actor } from '#features/accounts/actor.ts';
import type { DownloadDocument, DownloadKind } from './downloads.schema.ts';
import { type DrawnFile, drawnPathOf, storeDownload } from './store-download.server.ts';

export const downloadTypes: Record<DownloadKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * The file behind a link in the list.
 * @throws NotFoundError also for a link that is forged or has expired, and when the client's account is closed
 */
export async function getDownloadFile(token: string) {
  const link = readDownloadLink(token);
  if (!link) throw new NotFoundError();
  const { filePath, kind, name, document } = downloadFiles;
  const [file] = await db()
    .select({ filePath, kind, name, document, slug: downloads.slug })
    .from(downloadFiles)
    .innerJoin(downloads, and(eq(downloads.id, downloadFiles.downloadId), eq(downloads.status, 'published')))
    .innerJoin(
      downloadCategories,
      and(eq(downloadCategories.id, downloads.categoryId), eq(downloadCategories.status, 'published')),
    )
    .innerJoin(clients, and(eq(clients.id, link.clientId), eq(clients.isActive, true)))
    .where(and(eq(downloadFiles.id, link.id), eq(downloadFiles.status, 'published')));
  if (!file) throw new NotFoundError();
  const path = file.document ? await drawnPathOf(file) : file.filePath;
  const content = (await openPrivate(path)) ?? (await makeAgain(file));
  return { content, name: file.name, kind: file.kind };
}

/** A file that is made from a document is made when it is lost or not drawn yet. */
async function makeAgain({ document, ...file }: Omit<DrawnFile, 'document'> & { document: DownloadDocument | null }) {
  if (!document) throw new NotFoundError();
  return storeDownload({ ...file, document });
}

const linkSeconds = 3_600;

/** The address of a file for one client, valid for an hour. */
export function signDownloadLink(id: number, { clientId }: Actor): string {
  return `${readEnv().API_PREFIX}/download-files/${sign('download', { id, clientId }, linkSeconds)}`;
}

/** What a link grants and to whom, or null when it is forged or has expired. */
function readDownloadLink(token: string) {
  return readSigned('download', token, z.object({ id: z.number().int(), clientId: z.number().int() }));
}
