import { defineContent } from '#db/content/content-source.server.ts';
import { storePictures } from '#db/content/sync-pictures.server.ts';
import { companyFiles } from '#db/schema/business-card.ts';
import { drawLogo, toJpg } from './draw-logo.server.ts';
import { logoSizes } from './logo-sizes.ts';

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
