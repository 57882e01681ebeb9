import { PassThrough, Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { matchesDeclaredType } from '#core/files/matches-declared-type.ts';
import {
  deletePrivate,
  isDiskNearlyFull,
  newPrivateName,
  putPrivateStream,
  readPrivateStart,
} from '#core/files/private-files.server.ts';
import { logger } from '#core/logger.server.ts';
import { shortLine } from '#core/text/plain-text.ts';
import { refusalTexts } from '../refusal.messages.ts';
import { Refusal } from '../refusal.ts';
import { type FileLimit, fileLimit } from './file-limit.ts';
import { multipartTexts as texts } from './multipart.messages.ts';

export type ReceivedFile = {
  storedAs: string;
  originalName: string;
  contentType: string;
  bytes: number;
  /** Of its content. */
  sha256: string;
};
/**
 * Why a file is not stored although its form is: a fault, too little free disk, too many bytes from its network, or none
 * at all in the file.
 */
export type FileLoss = 'fault' | 'disk' | 'quota' | 'empty';
type Stored = { file: ReceivedFile | null; lostFile: FileLoss | null };
export type Multipart = {
  fields: Record<string, string>;
  file: ReceivedFile | null;
  /** Null unless a file was sent but not stored. */
  lostFile: FileLoss | null;
  /** The file's content is not what its name and type say. */
  isOtherKind: boolean;
};

const limits = {
  fields: 30,
  files: 1,
  parts: 31,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/**
 * Reads a form with at most one file, which is streamed to private storage and never held in memory. A caller that
 * refuses the form afterwards deletes the file.
 *
 * @param folder the folder in private storage
 * @param megabytes the largest size of the file
 * @throws Refusal 413 at the first breach of a limit, 415 for another content type, 422 when part of the form is missing
 */
export async function readMultipart(request: Request, folder: string, megabytes?: FileLimit): Promise<Multipart> {
  const largest = fileLimit(megabytes);
  const parser = createParser(request.headers.get('content-type') ?? '', largest.bytes);
  const source = Readable.fromWeb((request.body ?? new Blob([]).stream()) as Parameters<typeof Readable.fromWeb>[0]);
  const fields: Record<string, string> = Object.create(null);
  let storing: Promise<Stored> | undefined;
  let arriving: BusboyFileStream | undefined;

  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (text: string, field = 'body') => reject(new Refusal(413, text, { errors: { [field]: [text] } }));
      parser.on('field', (name, value, isNameCut, isCut) => {
        if (isNameCut || isCut) refuse(texts.tooLarge, isNameCut ? 'body' : name);
        else fields[name] = value;
      });
      parser.on('file', (field, stream, name, _encoding, type) => {
        arriving = stream;
        // Without a listener, an upload that is cut short would end the process.
        stream.on('error', reject);
        stream.on('limit', () => refuse(largest.text, field));
        storing = storeFile(stream, folder, { name, type });
        // A fault is answered, too, instead of ending the process because nobody waits for it yet.
        storing.catch(reject);
      });
      parser.on('fieldsLimit', () => refuse(texts.tooLarge));
      parser.on('partsLimit', () => refuse(texts.tooLarge));
      parser.on('filesLimit', () => refuse(texts.oneFile));
      parser.on('error', reject);
      parser.on('finish', resolve);
      source.on('error', reject);
      source.pipe(parser);
    });
  } catch (error) {
    source.unpipe(parser);
    source.destroy();
    arriving?.destroy(new Error('the form was refused'));
    const stored = await storing?.catch(() => null);
    if (stored?.file) await deletePrivate(stored.file.storedAs);
    throw error instanceof Refusal ? error : new Refusal(422, texts.unreadable);
  }
  const { file, lostFile } = (await storing) ?? { file: null, lostFile: null };
  const isOtherKind = file !== null && !(await contentMatches(file));
  return { fields: { ...fields }, file, lostFile, isOtherKind };
}

async function contentMatches({ storedAs, originalName, contentType }: ReceivedFile): Promise<boolean> {
  return matchesDeclaredType(originalName, contentType, await readPrivateStart(storedAs));
}

function createParser(type: string, fileSize: number): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refusal(415, refusalTexts.notForm);
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize } });
  } catch {
    // The header names no boundary.
    throw new Refusal(422, texts.unreadable);
  }
}

/** A part that is declared as binary is a file even without a file name. */
type Part = { name: string | undefined; type: string };

/** Never throws, because a file that cannot be stored must not lose the fields that came with it. */
async function storeFile(stream: BusboyFileStream, folder: string, { name, type }: Part): Promise<Stored> {
  const storedAs = newPrivateName(folder);
  const originalName = shortLine(name ?? '', 200) || 'file';
  // A full disk breaks only this copy, and the form around the file is read to its end.
  const copy = new PassThrough();
  copy.on('error', () => {});
  stream.on('error', (error) => copy.destroy(error)).pipe(copy);
  let stored: { bytes: number; sha256: string };
  try {
    if (await isDiskNearlyFull()) return { file: null, lostFile: (await isEmpty(copy)) ? null : 'disk' };
    stored = await putPrivateStream(storedAs, copy);
  } catch (error) {
    // A sender who breaks off, or whose form is refused, is no fault of ours.
    const level = stream.destroyed ? 'debug' : 'warn';
    logger[level]({ reason: (error as Error).message }, 'a file could not be stored');
    copy.destroy();
    stream.unpipe(copy).resume();
    return { file: null, lostFile: 'fault' };
  }
  if (stored.bytes > 0)
    return { file: { storedAs, originalName, contentType: shortLine(type, 100), ...stored }, lostFile: null };
  await deletePrivate(storedAs);
  // Browsers send an empty part without a name when no file was chosen.
  return { file: null, lostFile: name ? 'empty' : null };
}

/** Reads a file that is not stored to its end, because the fields after it are wanted. */
async function isEmpty(stream: Readable): Promise<boolean> {
  let bytes = 0;
  for await (const chunk of stream) bytes += chunk.length;
  if (bytes > 0) logger.warn({ bytes }, 'a file was not stored: the disk is nearly full');
  return bytes === 0;
}
