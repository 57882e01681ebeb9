import { z } from 'zod';

/** `GET /client/tutorials`. */
export const tutorialsAnswer = z.array(
  z.object({
    id: z.int(),
    title: z.string(),
    video_url: z.string().nullable().meta({ description: 'A link with the parameter `v`; null if there is no video' }),
    description: z.string().nullable().meta({ description: 'Clean HTML' }),
    slug: z.string(),
    is_demonstration: z.boolean().meta({ description: 'The video stands in for one of our own' }),
    updated_at: z.iso.datetime(),
  }),
);
