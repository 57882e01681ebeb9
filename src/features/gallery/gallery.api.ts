import { call, type SiteCalls } from '#features/site-call.ts';
import { galleryAnswer } from './gallery.schema.ts';
import { listGallery } from './list-gallery.server.ts';

export const galleryApi = {
  'GET /galleries': call({
    summary: 'The pictures of the gallery',
    tag: 'Pages',
    answer: galleryAnswer,
    answers: 'The pictures, in the order of the gallery',
    handle: async ({ language }) =>
      (await listGallery(language)).map(({ id, title, description, imageUrl, imageAlt }) => ({
        id,
        title,
        description,
        image_url: imageUrl,
        image_alt: imageAlt,
      })),
  }),
} satisfies SiteCalls;
