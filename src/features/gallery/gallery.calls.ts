import type { Calls } from '#core/http/calls.ts';
import { galleryAnswer } from './gallery.schema.ts';

export const galleryCalls = {
  'GET /galleries': {
    summary: 'The pictures of the gallery',
    tag: 'Pages',
    answer: galleryAnswer,
    answers: 'The pictures, in the order of the gallery',
  },
} as const satisfies Calls;
