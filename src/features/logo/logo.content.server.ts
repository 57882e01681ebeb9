import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ink, paper, sheet } from '#core/palette.ts';
import { serif } from '#core/pdf/pdf-page.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { logoSizes } from './list-logo-files.server.ts';
import { logoDrawingKind, logoPictureKind } from './logo-file.record.server.ts';

const placeOf = () => ({ file: 'the logo', line: 1 });

/** The JPGs, which are drawn from our own mark. */
export const logoPicturesContent = contentOf(logoPictureKind, {
  async documents() {
    const logo = await drawLogo();
    return Promise.all(
      logoSizes.map(async (size): Promise<FileDocument> => {
        const bytes = await toJpg(logo, size);
        const path = `logo/kasauti-${nameOf(size)}.jpg`;
        const document = { ...size, name: nameOf(size), filePath: `storage/${path}` };
        return { document, placeOf, pictures: [{ path, bytes }] };
      }),
    );
  },
});

/** CDR files can only be made by CorelDRAW, so they are missing until somebody provides them. */
export const logoDrawingsContent = contentOf(logoDrawingKind, {
  documents: async () => logoSizes.map((size) => ({ document: { ...size, name: nameOf(size) }, placeOf })),
});

const nameOf = ({ width, height }: Size) => `${width}x${height}`;
type Size = { width: number; height: number };

/** The mark on a square of paper, with a margin of an eighth. */
const markFile = new URL('../../../public/logo.svg', import.meta.url);

/** Larger than any size that is offered, so that every one is scaled down. */
const width = 1400;
const height = 336;

/** The touchstone beside the name, on white and in a size to be scaled down from. */
async function drawLogo(): Promise<Buffer> {
  const mark = (await readFile(markFile, 'utf8')).replace(paper, sheet);
  const touchstone = await sharp(Buffer.from(mark)).resize(height).png().toBuffer();
  const text = `<span foreground="${ink}">Kasauti</span>`;
  const name = await sharp({
    text: { text, font: 'Newsreader 16pt', fontfile: serif, width: 940, height: 236, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: sheet } })
    .composite([
      { input: touchstone, left: 0, top: 0 },
      { input: name.data, left: 340, top: Math.round((height - name.info.height) / 2) },
    ])
    .png()
    .toBuffer();
}

/** The logo as a JPG of exactly that size; what its proportion leaves over is white. */
function toJpg(logo: Buffer, size: Size): Promise<Buffer> {
  return sharp(logo)
    .resize({ ...size, fit: 'contain', background: sheet })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
