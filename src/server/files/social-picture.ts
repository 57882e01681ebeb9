import { fileURLToPath } from 'node:url';
import { basalt, gold, paper } from '#core/palette.ts';
import { sealSvg } from '#ui/drawings/guilloche.ts';

const fontFile = fileURLToPath(new URL('../../core/pdf/newsreader-latin.ttf', import.meta.url));
const font = 'Newsreader 16pt';

/** The title of a rendered document without the site's name. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ \| [^|]*$/, '');
}

/**
 * The picture that social sites show for a page: 1200 × 630 px, basalt with a gold streak, the page's title and its
 * seal.
 * @param title escaped for HTML
 * @param seed the seed of the seal, the last part of the address
 */
export async function drawSocialPicture(title: string, seed: string): Promise<Buffer> {
  // Loaded with the first picture, because the library takes 25 MB.
  const { default: sharp } = await import('sharp');
  const text = await sharp({
    text: {
      text: inColour(shorten(title), paper),
      font,
      fontfile: fontFile,
      width: 640,
      height: 330,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer();
  const brand = await sharp({
    text: { text: inColour('Kasauti', gold), font, fontfile: fontFile, width: 200, height: 42, rgba: true },
  })
    .png()
    .toBuffer();
  const seal = await sharp(Buffer.from(sealSvg(seed.split('/').at(-1) || 'home', { size: 420, stroke: gold })))
    .resize(420, 420)
    .png()
    .toBuffer();
  const streak = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M-20 560 L1220 470" stroke="${gold}" stroke-width="3"/></svg>`,
  );
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: basalt } })
    .composite([
      { input: seal, left: 730, top: 60 },
      { input: streak },
      { input: text, left: 72, top: 90 },
      { input: brand, left: 72, top: 562 },
    ])
    .png({ palette: true })
    .toBuffer();
}

function shorten(title: string): string {
  return title.length <= 90 ? title : `${title.slice(0, 90).replace(/&\w*$|\s\S*$/, '')}…`;
}

function inColour(text: string, colour: string): string {
  return `<span foreground="${colour}">${text}</span>`;
}
