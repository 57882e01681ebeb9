import { z } from 'zod';
import { eq } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { openPrivate } from '#core/files/private-files.server.ts';
import { readSigned } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { leadFiles } from '#db/schema/leads.ts';

/**
 * The file behind the signed link of a notice mail.
 * @throws NotFoundError also for a link that is forged or has expired
 */
export async function getLeadFile(token: string) {
  const link = readSigned('lead-file', token, z.object({ id: z.number().int() }));
  if (!link) throw new NotFoundError();
  const [file] = await db().select().from(leadFiles).where(eq(leadFiles.id, link.id));
  const content = file && (await openPrivate(file.storedAs));
  if (!content) throw new NotFoundError();
  return { content, name: file.originalName };
}
