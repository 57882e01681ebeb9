import { isNotNull } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { media } from '#db/schema/media.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { ShownPicture } from './media.schema.ts';
import { picturePathOf, variantFormats, variantPath, widthFor } from './picture-files.server.ts';

/** What a page shows of a picture of the library. */
export type LibraryPicture = {
  /** The files by format, for the `srcset` of a source. */
  sources: { type: string; srcSet: string }[];
  /** For browsers that know none of these formats. */
  url: string;
  alt: string | null;
  width: number;
  height: number;
  /** What must stay visible when a page cuts it, in hundredths from the left and the top edge. */
  focus: { x: number; y: number };
};

export type FindPicture = (path: string | null) => LibraryPicture | undefined;

/**
 * Finds a picture of the library by the path that a record has; undefined for any other path. The addresses in it change
 * with the content of the picture, so that browsers may store the files for ever.
 */
export async function openLibrary(language: LanguageCode): Promise<FindPicture> {
  const pictures = await readLibrary(language);
  return (path) => (path ? pictures.get(path) : undefined);
}

const readLibrary = byContentVersion(async (language) => {
  const rows = await db().select().from(media).where(isNotNull(media.shown));
  return new Map(
    rows.flatMap((row) => {
      const { shown, alt } = localize(row, language);
      return shown ? [[picturePathOf(row), present({ ...row, alt }, shown)] as const] : [];
    }),
  );
});

type Row = Pick<typeof media.$inferSelect, 'key' | 'alt' | 'focalX' | 'focalY'>;

function present(row: Row, shown: ShownPicture): LibraryPicture {
  const { widths, width, height } = shown;
  const address = (own: number, format: string) => `/${variantPath(row, shown, own, format)}`;
  const sources = variantFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((own) => `${address(own, format)} ${own}w`).join(', '),
  }));
  const focus = { x: row.focalX, y: row.focalY };
  return { sources, url: address(widthFor(shown, 1440), 'webp'), alt: row.alt, width, height, focus };
}

/** The same with what a page has for it otherwise. */
export function shownPictureOf(picture: LibraryPicture | undefined, url: string, alt: string | null) {
  return {
    imageUrl: picture?.url ?? url,
    imageAlt: alt ?? picture?.alt ?? null,
    imageSources: picture?.sources ?? [],
    imageFocus: picture?.focus ?? null,
  };
}
