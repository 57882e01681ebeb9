import type { Calls } from '#core/http/calls.ts';
import { galleryAnswer } from './gallery.schema.ts';

export const galleryCalls = {
  'GET /galleries': {
    summary: 'The pictures of the gallery',
    tag: 'Pages',
    answer: galleryAnswer,
    answers: 'In their order',
  },
} as const satisfies Calls;
