import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPublicStored, openDraftFolder, publicPath } from '#core/files/public-folders.server.ts';
import { putPublic } from '#core/files/storage.server.ts';
import type { media } from '#db/schema/media.ts';
import { openOriginal } from './inspect-picture.server.ts';
import type { ShownPicture } from './media.schema.ts';

type Row = typeof media.$inferSelect;
type Place = Pick<Row, 'key' | 'slug'>;

/** The folder of the originals in private storage. */
export const originalsFolder = 'media';
const widths = [480, 960, 1440, 2000];
/** The width of the file at the address that never changes, which texts and other sites show. */
const usualWidth = 1440;
/** AVIF at the usual effort of 4 takes four times as long and saves 3%. */
const settings = { avif: { quality: 58, effort: 2 }, webp: { quality: 82 } } as const;
export const variantFormats = ['avif', 'webp'] as const;

/** The address that records store: it stays when the picture is replaced. */
export const picturePathOf = ({ key, slug }: Place): string => `storage/media/${key}/${slug}.webp`;

/** The address of one of the files made from an original, whose content never changes. */
export function variantPath(
  { key }: Pick<Row, 'key'>,
  { folder }: ShownPicture,
  width: number,
  format = 'webp',
): string {
  return `storage/media/${key}/${folder}/${width}.${format}`;
}

/** The folder of what is made from an original, named after its content. */
export const folderOf = ({ sha256 }: Pick<Row, 'sha256'>): string => sha256.slice(0, 16);

/** The width nearest to the wanted one, not below it if there is one. */
export const widthFor = ({ widths: made }: ShownPicture, wanted: number): number =>
  made.find((width) => width >= wanted) ?? made.at(-1) ?? wanted;

/**
 * Makes the files of an original, unless they are there. They become public all at once, so that a process that is
 * killed leaves none of them. Their metadata, such as the place where a photograph was taken, are left out.
 */
export async function makeVariants(row: Row): Promise<ShownPicture> {
  const { key, storedAs, width, height } = row;
  const folder = folderOf(row);
  const made = widths.filter((own) => own < width);
  if (made.length < widths.length) made.push(width);
  const shown = { folder, width, height, widths: made };
  const name = `media/${key}/${folder}`;
  if (await isPublicStored(name)) return shown;
  const draft = await openDraftFolder();
  try {
    for (const own of made) {
      const resized = openOriginal(storedAs).resize(own);
      for (const format of variantFormats)
        await resized
          .clone()
          .toFormat(format, settings[format])
          .toFile(join(draft.path, `${own}.${format}`));
    }
    await draft.publish(name);
  } catch (error) {
    await draft.discard();
    throw error;
  }
  return shown;
}

/** Puts the usual version at the address that never changes. */
export async function putUsual(place: Place, shown: ShownPicture): Promise<void> {
  const [from, to] = [variantPath(place, shown, widthFor(shown, usualWidth)), picturePathOf(place)];
  await putPublic(storedPath(to), await readFile(publicPath(storedPath(from))));
}

const storedPath = (path: string) => path.replace(/^storage\//, '');
