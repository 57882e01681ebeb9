import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ink, paper, sheet } from '#core/palette.ts';
import { serif } from '#core/pdf/pdf-page.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { storePictures } from '#db/content/sync-pictures.server.ts';
import { companyFiles } from '#db/schema/kyc.ts';
import { logoSizes } from './list-logo-files.server.ts';

/**
 * A row for each file of the logo page. The JPGs are drawn from our own mark; the CDR files can only be made by
 * CorelDRAW, so their rows have no file until somebody provides it.
 */
export const logoContent = defineContent({
  async read() {
    const logo = await drawLogo();
    return Promise.all(logoSizes.map(async (size) => ({ ...size, bytes: await toJpg(logo, size) })));
  },
  async write({ sync }, drawn) {
    const pictures = drawn.map(({ width, height, bytes }) => ({ path: `logo/kasauti-${width}x${height}.jpg`, bytes }));
    const jpgs = drawn.map(({ width, height }, position) => ({
      kind: 'logo-jpg' as const,
      name: `${width}x${height}`,
      filePath: `storage/logo/kasauti-${width}x${height}.jpg`,
      width,
      height,
      position,
    }));
    const cdrs = jpgs.map(({ filePath: _, ...row }) => ({ ...row, kind: 'logo-cdr' as const }));
    await sync.rows(companyFiles, ['kind', 'name'], [...jpgs, ...cdrs], { kind: 'logos' });
    await storePictures(sync.report, pictures);
  },
});

/** The mark on a square of paper, with a margin of an eighth. */
const markFile = new URL('../../../public/logo.svg', import.meta.url);

/** Larger than any size that is offered, so that every one is scaled down. */
const width = 1400;
const height = 336;

/** The touchstone beside the name, on white and in a size to be scaled down from. */
export async function drawLogo(): Promise<Buffer> {
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
export function toJpg(logo: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(logo)
    .resize({ ...size, fit: 'contain', background: sheet })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
