import { randomBytes } from 'node:crypto';
import { eq } from '#core/drizzle.ts';
import type { FileLoss, Multipart } from '#core/http/multipart/multipart.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { sendJob } from '#core/jobs/jobs.server.ts';
import { slugify } from '#core/text/addresses.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { media } from '#db/schema/media.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { inspectPicture } from './inspect-picture.server.ts';
import { makePictureVariants } from './make-variants.job.ts';
import { mediaTexts as texts } from './media.messages.ts';
import type { PictureFormat } from './media.schema.ts';
import { originalsFolder } from './picture-files.server.ts';

type Upload = Pick<Multipart, 'file' | 'lostFile'>;
type Original = {
  name: string;
  format: PictureFormat;
  storedAs: string;
  bytes: number;
  width: number;
  height: number;
  sha256: string;
};

/**
 * Adds a picture to the library; a job makes its sizes.
 * @throws Refusal 409 with the id of the picture if the library has it already, 422 if it is none
 */
export async function addPicture(actor: StaffActor, upload: Upload): Promise<number> {
  const original = await readOriginal(upload);
  const place = {
    key: randomBytes(8).toString('hex'),
    slug: slugify(withoutExtension(original.name), 60) || 'picture',
  };
  return refuseKnown(original, () =>
    transaction(async (tx) => {
      const values = { ...original, ...place, addedBy: actor.staffId };
      const [added] = await tx.insert(media).values(values).returning({ id: media.id });
      if (!added) throw new Error('the picture was not stored');
      await audit(tx, actor, {
        action: 'media.add',
        subject: { kind: 'media', id: added.id },
        summary: 'Added a picture to the library',
        after: factsOf(original),
      });
      await sendVariants(tx, original);
      return added.id;
    }),
  );
}

/**
 * What has arrived as a picture, once it has been looked at.
 * @throws Refusal
 */
export async function readOriginal({ file, lostFile }: Upload): Promise<Original> {
  if (!file) throw lost(lostFile);
  const { originalName, storedAs, bytes, sha256 } = file;
  return { name: originalName, storedAs, bytes, sha256, ...(await inspectPicture(storedAs)) };
}

/** Sends the job that makes the sizes of an original; its id is the last part of the name of the file. */
export function sendVariants(tx: Parameters<typeof sendJob>[0], { storedAs }: Pick<Original, 'storedAs'>) {
  return sendJob(tx, makePictureVariants.queue, storedAs.slice(originalsFolder.length + 1));
}

/** Answers that the library has a picture already, if that is why it could not be written. */
export async function refuseKnown<Result>({ sha256 }: Pick<Original, 'sha256'>, write: () => Promise<Result>) {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await findByContent(db(), sha256);
    throw new Refusal(409, texts.known, known ? { details: { id: known.id } } : {});
  }
}

/** What the audit log says of an original. */
export const factsOf = ({ name, format, bytes, width, height }: Original) => ({ name, format, bytes, width, height });

async function findByContent(tx: Queryable, sha256: string) {
  const [known] = await tx.select({ id: media.id }).from(media).where(eq(media.sha256, sha256));
  return known;
}

const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '');

/** Why there is no file. */
export function lost(why: FileLoss | null, missing: string = texts.chooseFile): Refusal {
  if (why === 'disk') return new Refusal(503, texts.diskFull);
  if (why === 'quota') return new Refusal(429, texts.tooMuch);
  if (why === 'fault') return new Refusal(503, texts.notStored);
  return new Refusal(422, missing, { errors: { file: [missing] } });
}
