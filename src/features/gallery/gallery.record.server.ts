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

/** The size of a stored picture in pixels. */
async function sizeOf(path: string) {
  const bytes = await findPublic(path.replace(/^storage\//, ''));
  const { width = 600, height = 600 } = bytes ? await sharp(bytes).metadata() : {};
  return { imageWidth: width, imageHeight: height };
}
