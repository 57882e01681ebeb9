import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes the heading font from its package: Latin letters, one weight, and one optical size, because a second one
 * would double the file size. The woff2 file goes to the browser; the ttf file is used to draw PDF files and the
 * pictures for social sites. Run it after an update of the package. The fonts for pictures in Hindi and Arabic
 * (`src/server/files/fonts`) are whole, because their letters join: the files `devanagari-500` and `arabic-500` of
 * `@fontsource/noto-serif-devanagari` and `@fontsource/noto-naskh-arabic` 5.3.0, converted from woff2.
 */
const source = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const letters = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}ŒœŠšŽžŸ–—‘’“”…₹×·`;

const font = await readFile(source);
await writeFile(
  'src/ui/style/newsreader-latin.woff2',
  await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 550, opsz: 28 },
    noLayoutClosure: true,
  }),
);
await writeFile(
  'src/core/pdf/newsreader-latin.ttf',
  await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes: { wght: 550, opsz: 48 } }),
);
