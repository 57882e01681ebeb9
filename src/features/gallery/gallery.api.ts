import { defineApi } from '#features/define-api.ts';
import { galleryCalls } from './gallery.calls.ts';
import { listGallery } from './list-gallery.server.ts';

export const galleryApi = defineApi(galleryCalls, {
  'GET /galleries': async ({ language }) =>
    (await listGallery(language)).map(({ id, title, description, imageUrl, imageAlt }) => ({
      id,
      title,
      description,
      image_url: imageUrl,
      image_alt: imageAlt,
    })),
});
