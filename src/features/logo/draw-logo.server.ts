import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { basalt, edge, gold, ink, sheet } from '#core/palette.ts';

const fontfile = fileURLToPath(new URL('../../ui/newsreader-latin.ttf', import.meta.url));

/** Larger than any size that is offered, so that every one is scaled down. */
const width = 1400;
const height = 336;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="272" height="272" viewBox="0 0 36 36">
<path d="M7 2h22l5 8-4 22-13 3L3 28 2 11Z" fill="${basalt}" stroke="${edge}"/>
<path d="M9 26 27 9" stroke="${gold}" stroke-width="3" stroke-linecap="round"/></svg>`;

/** The touchstone beside the name, on white and in a size to be scaled down from. */
export async function drawLogo(): Promise<Buffer> {
  const text = `<span foreground="${ink}">Kasauti</span>`;
  const name = await sharp({
    text: { text, font: 'Newsreader 16pt', fontfile, width: 940, height: 236, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height, channels: 3, background: sheet } })
    .composite([
      { input: Buffer.from(mark), left: 40, top: 32 },
      { input: name.data, left: 372, top: Math.round((height - name.info.height) / 2) },
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
