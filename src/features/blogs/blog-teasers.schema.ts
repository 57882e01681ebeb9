import { z } from 'zod';

export const blogTeaser = z.object({
  name: z.string(),
  slug: z.string(),
  content: z.string(),
  image_url: z.string(),
  image_alt: z.string().nullable(),
  blog_category: z.object({ slug: z.string() }),
});
