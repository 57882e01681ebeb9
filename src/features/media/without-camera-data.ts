import { crc32 } from 'node:zlib';

/**
 * A JPEG or PNG with the same pixels, to the bit, and its colours, but without anything else that its camera or an
 * editor wrote into it, such as the place, or behind its end, where telephones put a film.
 * @param orientation as the camera was held; it stays, because browsers turn the picture by it
 * @returns undefined if the bytes are no such picture
 */
export function withoutCameraData(
  bytes: Buffer,
  format: 'jpg' | 'png',
  orientation: number | undefined,
): Buffer | undefined {
  const turn = orientation && orientation > 1 ? tiffOf(orientation) : undefined;
  // A list of the parts would take far more memory than a picture of many small ones.
  const clean = Buffer.alloc(bytes.length + 64);
  let length = 0;
  const keep: Keep = (part) => {
    length += part.copy(clean, length);
  };
  const isWhole = format === 'jpg' ? keepOfJpeg(bytes, turn, keep) : keepOfPng(bytes, turn, keep);
  return isWhole ? clean.subarray(0, length) : undefined;
}

type Keep = (part: Buffer) => void;

/** Metadata with the orientation alone. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const [startOfScan, endOfImage] = [0xda, 0xd9];
/** Within the pixels, and one that says nothing. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const isAlone = (marker: number) => marker === 1 || marker === endOfImage || isRestart(marker);

function keepOfJpeg(bytes: Buffer, turn: Buffer | undefined, keep: Keep): boolean {
  if (bytes.readUInt16BE(0) !== 0xffd8) return false;
  keep(bytes.subarray(0, 2));
  let wanted = turn;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    const end = marker === 0xff ? at + 1 : endOfSegment(bytes, at, marker);
    // It stands behind the first segment of a JFIF.
    if (wanted && marker !== 0xe0) {
      keep(segmentOf(wanted));
      wanted = undefined;
    }
    if (isOfPicture(marker, bytes.subarray(at + 4, end))) keep(bytes.subarray(at, end));
    if (marker === endOfImage) return true;
    at = end;
  }
  return false;
}

function endOfSegment(bytes: Buffer, at: number, marker: number): number {
  if (isAlone(marker)) return at + 2;
  const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
  const end = at + 2 + Math.max(length, 2);
  return marker === startOfScan ? endOfPixels(bytes, end) : end;
}

/** Where the next marker is; none is within the pixels. */
function endOfPixels(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

/** Of the segments of programs, those by which the colours are read. */
function isOfPicture(marker: number, content: Buffer): boolean {
  const begins = (name: string) => content.subarray(0, name.length).toString('latin1') === name;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe');
  return marker !== 0xfe && marker !== 0xff && !(marker >= 0xe0 && marker <= 0xef);
}

function segmentOf(tiff: Buffer): Buffer {
  const head = Buffer.from('ffe10000457869660000', 'hex');
  head.writeUInt16BE(tiff.length + head.length - 2, 2);
  return Buffer.concat([head, tiff]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** What is needed to show it has a capital; of the rest, what says how its colours are meant, how large it is, and how it moves. */
const ofPicture = /^(?:[A-Z]|(?:cHRM|cICP|cLLI|gAMA|iCCP|mDCV|sBIT|sRGB|bKGD|hIST|tRNS|pHYs|sPLT|acTL|fcTL|fdAT)$)/;

function keepOfPng(bytes: Buffer, turn: Buffer | undefined, keep: Keep): boolean {
  if (!bytes.subarray(0, 8).equals(signature)) return false;
  keep(signature);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (ofPicture.test(type)) keep(bytes.subarray(at, end));
    if (type === 'IHDR' && turn) keep(chunkOf('eXIf', turn));
    if (type === 'IEND') return true;
    at = end;
  }
  return false;
}

function chunkOf(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
