import { fileURLToPath } from 'node:url';
import { basalt, gold, paper } from '#core/palette.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';
import { sealSvg } from '#ui/drawings/guilloche.ts';

const latin = fileURLToPath(new URL('../../core/pdf/newsreader-latin.ttf', import.meta.url));
const latinFont = 'Newsreader 16pt';
const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
/** `lineHeight` is that of an answer of usual length. */
type Font = { family: string; file: string; lineHeight: number };
/** The languages whose letters we can draw on any machine; the picture of a page in another one is in English. */
const fonts: Partial<Record<LanguageCode, Font>> = {
  hi: { family: `Noto Serif Devanagari, ${latinFont}`, file: fontFile('noto-serif-devanagari'), lineHeight: 58 },
  ar: { family: `Noto Naskh Arabic, ${latinFont}`, file: fontFile('noto-naskh-arabic'), lineHeight: 58 },
};
const english: Font = { family: latinFont, file: latin, lineHeight: 42 };

export const canDrawLetters = (language: LanguageCode) => language === defaultLanguage || language in fonts;

const width = 1200;
const margin = 72;
const textWidth = 640;
/** Where the streak begins to cross what is written above it. */
const textEnd = 500;

/** What a picture says, escaped for HTML: a page's title without the site's name, and the answer that its sheet gives. */
export type PictureWords = { title: string; verdict: string | undefined; language: LanguageCode };

/** Reads from a rendered document what its picture says. */
export function pictureWordsOf(html: string, language: LanguageCode): PictureWords | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const verdict = /<meta property="og:image:alt" content="([^"]*)"/.exec(html)?.[1];
  return title === undefined ? undefined : { title: title.replace(/ \| [^|]*$/, ''), verdict, language };
}

/**
 * The picture that social sites show for a page: 1200 × 630 px, basalt with a gold streak, the page's title and its
 * seal, and below the title the answer of its sheet.
 * @param seed the seed of the seal, the last part of the address
 */
export async function drawSocialPicture({ title, verdict, language }: PictureWords, seed: string): Promise<Buffer> {
  // Loaded with the first picture, because the library takes 25 MB.
  const { default: sharp } = await import('sharp');
  const { family, file, lineHeight } = fonts[language] ?? english;
  const write = async (text: string, colour: string, room: { width: number; height: number }) => {
    const markup = `<span foreground="${colour}">${text}</span>`;
    const { data, info } = await sharp({
      text: { text: markup, font: family, fontfile: file, ...room, rgba: true, wrap: 'word' },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  };
  // Names of approvals are in Latin letters in every language, and a font that was opened once stays known.
  if (file !== latin) await sharp({ text: { text: 'A', font: latinFont, fontfile: latin } }).toBuffer();
  const isMirrored = language === 'ar';
  const place = (item: { input: Buffer; width: number }, top: number) => ({
    input: item.input,
    left: isMirrored ? width - margin - item.width : margin,
    top,
  });
  const name = await write(shorten(title), paper, { width: textWidth, height: verdict ? 150 : 330 });
  const top = verdict ? margin : 90;
  const below = top + name.height + 32;
  const answer =
    verdict &&
    (await write(verdict, gold, {
      width: textWidth,
      height: Math.min(linesIn(verdict) * lineHeight, textEnd - below),
    }));
  const brand = await write('Kasauti', gold, { width: 200, height: 42 });
  const seal = await sharp(Buffer.from(sealSvg(seed.split('/').at(-1) || 'home', { size: 420, stroke: gold })))
    .resize(420, 420)
    .png()
    .toBuffer();
  const [from, to] = isMirrored ? [470, 560] : [560, 470];
  const streak = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="630"><path d="M-20 ${from} L1220 ${to}" stroke="${gold}" stroke-width="3"/></svg>`,
  );
  return sharp({ create: { width, height: 630, channels: 3, background: basalt } })
    .composite([
      { input: seal, left: isMirrored ? 50 : 730, top: 60 },
      { input: streak },
      place(name, top),
      ...(answer ? [place(answer, below)] : []),
      place(brand, 562),
    ])
    .png({ palette: true })
    .toBuffer();
}

const lettersInLine = 44;

/** By their number, short and long answers are in letters of about the same size. */
function linesIn(words: string): number {
  return words.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / lettersInLine), 0);
}

function shorten(title: string): string {
  return title.length <= 90 ? title : `${title.slice(0, 90).replace(/&\w*$|\s\S*$/, '')}…`;
}
