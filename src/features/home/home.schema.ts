import { z } from 'zod';
import { sectionAnswer } from '#features/pages/pages.schema.ts';
import { listedServiceAnswer } from '#features/services/services.schema.ts';

const blogTeaser = z.object({
  name: z.string(),
  slug: z.string(),
  content: z.string(),
  image_url: z.string(),
  image_alt: z.string().nullable(),
  blog_category: z.object({ slug: z.string() }),
});

export const associateKinds = ['associate', 'customer'] as const;

const text = z.string().nullable();

export const homeRecord = z.object({ slug: z.string(), seo_title: text, seo_description: text, seo_keywords: text });

export const homeBanner = z.object({ slug: z.string(), image_url: z.string(), content: z.string() });

const processStep = z.object({
  id: z.number(),
  order: z.number(),
  name: z.string(),
  text: z.string(),
  image_url: z.string(),
  image_alt: text,
});

const testimonial = z.object({ id: z.number(), name: z.string(), text: z.string() });

const associate = z.object({ id: z.number(), image_url: z.string(), image_alt: text });

export const homeServices = z.object({ section: sectionAnswer, services: z.array(listedServiceAnswer) });
export const homeProcess = z.object({ section: sectionAnswer, process: z.array(processStep) });
export const homeBlog = z.object({ section: sectionAnswer, blogs: z.array(blogTeaser) });
export const homeTestimonial = z.object({ section: sectionAnswer, testimonials: z.array(testimonial) });
export const homeAssociates = z.object({ section: sectionAnswer, associates: z.array(associate) });

export type HomeServicesAnswer = z.infer<typeof homeServices>;
export type HomeProcessAnswer = z.infer<typeof homeProcess>;
export type HomeBlogAnswer = z.infer<typeof homeBlog>;
export type HomeTestimonialAnswer = z.infer<typeof homeTestimonial>;
export type HomeAssociatesAnswer = z.infer<typeof homeAssociates>;
