import { z } from 'zod';

const galleryItem = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  image_url: z.string(),
  image_alt: z.string(),
});

export const galleryAnswer = z.array(galleryItem);
