import { asc, eq } from 'drizzle-orm';
import { pictureUrl } from '#core/files/picture-url.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import type { LanguageCode } from '#locales/languages.ts';

/** The pictures of the gallery in their order. */
export async function listGallery(language: LanguageCode) {
  const rows = await db()
    .select()
    .from(galleryItems)
    .where(eq(galleryItems.status, 'published'))
    .orderBy(asc(galleryItems.position), asc(galleryItems.id));
  return rows.map((row) => {
    const { id, slug, title, description, imagePath, imageAlt, imageWidth, imageHeight } = localize(row, language);
    return {
      id,
      slug,
      title,
      description,
      imageUrl: pictureUrl(imagePath, slug),
      imageAlt: imageAlt ?? title,
      width: imageWidth,
      height: imageHeight,
    };
  });
}
