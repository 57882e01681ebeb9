import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { media } from '#db/schema/media.ts';
import { makePictureVariants } from '#features/media/make-variants.job.ts';
import type { enterDesk } from './desk-steps.ts';
import { multipart } from './lead-steps.ts';
import type { withSite } from './server.ts';

type Desk = Pick<Awaited<ReturnType<typeof enterDesk>>, 'headers'>;
type Sent = { bytes: Buffer; name?: string; type?: string };

/** A photograph of one colour, which no other has, as a camera would write it: with its place, and held upright. */
export function photograph({ width = 1_200, height = 800, format = 'jpeg' as 'jpeg' | 'png' | 'webp' | 'avif' } = {}) {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const exif = {
    IFD0: { Model: 'Zorbit Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 12/1 32/1' },
  };
  const blank = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  return blank.withExif(exif).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
}

/** A PNG of a few bytes that says that it has so many pixels. */
export async function bomb(side: number) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** Sends pictures to the library, and makes their sizes as the worker does. */
export function pictureSteps(site: ReturnType<typeof withSite>) {
  const send = (
    desk: Desk,
    { bytes, name = 'Lamp on a bench.jpg', type = 'image/jpeg' }: Sent,
    path = '/media',
    fields: Record<string, string> = {},
  ) => {
    const { method, body } = multipart(fields, { name, text: Buffer.from(bytes), type }, 'file');
    return site.get(`/api/desk${path}`, { method: method ?? 'POST', body: body ?? null, headers: desk.headers });
  };
  return {
    send,
    /** Sends a file for the field of a kind: `downloads files.filePath`. */
    sendDocument(desk: Desk, place: string, file: Sent) {
      const [kind = '', field = ''] = place.split(' ');
      return send(desk, file, '/documents', { kind, field });
    },
    /** @returns the id of the picture, and where its files are */
    async add(desk: Desk, bytes?: Buffer) {
      const answer = await send(desk, { bytes: bytes ?? (await photograph()) });
      const { id }: { id: number } = await answer.json();
      return { id, ...(await makeSizes(id)) };
    },
    makeSizes,
  };
}

export async function makeSizes(id: number) {
  const [row] = await db().select().from(media).where(eq(media.id, id));
  if (!row) throw new Error(`no picture ${id}`);
  await makePictureVariants.run(row.storedAs.replace(/^media\//, ''));
  const [made] = await db().select().from(media).where(eq(media.id, id));
  const folder = made?.shown?.folder ?? '';
  const { key, slug } = row;
  return { key, storedAs: row.storedAs, path: `storage/media/${key}/${slug}.webp`, folder: `media/${key}/${folder}` };
}
