import { z } from 'zod';

const text = z.string().nullable();

/** What editors wrote for search engines, as every call about a page says it. */
export const seoAnswer = {
  seo_title: text,
  seo_description: text,
  seo_keywords: text,
  seo_tags: z
    .union([z.array(z.record(z.string(), z.unknown())), z.literal(false)])
    .meta({ description: 'A list of structured-data objects, or false when there is none' }),
};

/** The settings of a page that exists once, as calls send them. */
export const pageRecord = z.object({ name: z.string(), image_url: z.string(), ...seoAnswer });
