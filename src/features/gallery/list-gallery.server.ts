import { and, arrayOverlaps, asc, eq, type SQL } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { openLibrary } from '#features/media/find-pictures.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The pictures of the gallery in their order. */
export function listGallery(language: LanguageCode) {
  return listPlates(language);
}

/** The plates that show what these services are about: a mark and its place on the goods, a document, a test. */
export async function listPlatesOfServices(slugs: readonly string[], language: LanguageCode) {
  if (slugs.length === 0) return [];
  const plates = await listPlates(language, arrayOverlaps(galleryItems.serviceSlugs, [...slugs]));
  return plates.map(({ id: _, ...plate }) => plate);
}

async function listPlates(language: LanguageCode, which?: SQL) {
  const rows = await db()
    .select()
    .from(galleryItems)
    .where(and(eq(galleryItems.status, 'published'), which))
    .orderBy(asc(galleryItems.position), asc(galleryItems.id));
  const findPicture = await openLibrary(language);
  return rows.map((row) => {
    const { id, slug, title, description, imagePath, imageAlt, imageWidth, imageHeight, isMark } = localize(
      row,
      language,
    );
    const picture = findPicture(imagePath);
    return {
      ...{ id, slug, title, description, isMark },
      imageUrl: picture?.url ?? pictureUrl(imagePath, slug),
      imageAlt: imageAlt ?? picture?.alt ?? title,
      sources: picture?.sources ?? [],
      width: picture?.width ?? imageWidth,
      height: picture?.height ?? imageHeight,
    };
  });
}
