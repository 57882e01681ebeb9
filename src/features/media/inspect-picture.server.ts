import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { privatePath, putPrivateStream, readPrivateStart } from '#core/files/private-files.server.ts';
import { createGate } from '#core/gate.ts';
import { Refusal } from '#core/http/refusal.ts';
import { mediaTexts as texts } from './media.messages.ts';
import { mostPixels, type PictureFormat, pictureFormats } from './media.schema.ts';
import { withoutCameraData } from './without-camera-data.ts';

/** The first bytes in hexadecimal. Nothing else is given to the decoder, which could read much more. */
const signatures: Record<PictureFormat, RegExp> = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
  avif: /^.{8}66747970(61766966|61766973|6d696631)/,
};

/** The format of a stored picture by its first bytes; undefined if it is none. */
export async function findPictureFormat(storedAs: string): Promise<PictureFormat | undefined> {
  return formatOf(Buffer.from(await readPrivateStart(storedAs)));
}

function formatOf(start: Buffer): PictureFormat | undefined {
  const hex = start.toString('hex', 0, 32);
  return pictureFormats.find((format) => signatures[format].test(hex));
}

/** A picture in memory at a time, however many people upload. */
const gate = createGate({ atOnce: 1, waiting: 20, patience: 20_000 });

/** Opens a stored original as it is meant to be seen: turned as its camera was held. */
export function openOriginal(storedAs: string): Sharp {
  return sharp(privatePath(storedAs), { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
}

/**
 * What a stored file is, by its content alone. It is decoded once, so that no damaged picture comes into the library.
 * @throws Refusal 422
 */
export async function inspectPicture(storedAs: string): Promise<{
  format: PictureFormat;
  width: number;
  height: number;
}> {
  const start = Buffer.from(await readPrivateStart(storedAs));
  const format = formatOf(start);
  if (!format) throw refused(isDrawing(start) ? texts.noDrawing : texts.notPicture);
  const { width, height } = await sharp(privatePath(storedAs), { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused(texts.damaged);
    });
  if (width * height > mostPixels) throw refused(texts.tooManyPixels);
  return gate(() => decode(storedAs, format));
}

/**
 * Takes out of a stored JPEG or PNG what its camera wrote, because it is served as it is.
 * @returns its length, and the hash of its content, as they are now
 * @throws Refusal 422
 */
export function dropCameraData(storedAs: string, format: 'jpg' | 'png'): Promise<{ bytes: number; sha256: string }> {
  return gate(async () => {
    const { orientation } = await sharp(privatePath(storedAs)).metadata();
    const clean = withoutCameraData(await readFile(privatePath(storedAs)), format, orientation);
    if (!clean) throw refused(texts.damaged);
    return putPrivateStream(storedAs, Readable.from([clean]));
  });
}

async function decode(storedAs: string, format: PictureFormat) {
  try {
    const { autoOrient } = await sharp(privatePath(storedAs)).metadata();
    await openOriginal(storedAs).resize(32, 32, { fit: 'inside' }).toBuffer();
    return { format, width: autoOrient.width, height: autoOrient.height };
  } catch {
    throw refused(texts.damaged);
  }
}

const isDrawing = (start: Buffer) => /<(svg|\?xml|!doctype)/i.test(start.toString('utf8', 0, 4_096));

const refused = (text: string) => new Refusal(422, text, { errors: { file: [text] } });
