import sharp from 'sharp';
import { findPublic } from '#core/files/storage.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { galleryRecord } from './gallery.record.ts';

export const galleryKind = defineRecord(galleryRecord, {
  table: galleryItems,
  key: 'slug',
  changes: 'gallery_item',
  addresses: () => ['/gallery'],
  references: { services: { column: 'serviceSlugs', to: serviceKind } },
  derive: ({ imagePath }) => sizeOf(imagePath),
});

/** The size of a stored picture in pixels; of anything else, that of a plate. */
async function sizeOf(path: string) {
  const bytes = path.startsWith('storage/') ? await findPublic(path.slice('storage/'.length)) : null;
  const read =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => null));
  const { width = 600, height = 600 } = read ?? {};
  return { imageWidth: width, imageHeight: height };
}
