import { z } from 'zod';
import { blogTeaser } from '#features/blogs/blog-teasers.schema.ts';
import { listedServiceAnswer } from '#features/services/services.schema.ts';

const text = z.string().nullable();

export const homeRecord = z.object({ slug: z.string(), seo_title: text, seo_description: text, seo_keywords: text });

export const homeBanner = z.object({ slug: z.string(), image_url: z.string(), content: z.string() });

export const homeSection = z.object({
  name: z.string(),
  title: text,
  tag_line: text,
  content: text,
  image_url: z.string(),
  image_alt: text,
});

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

export const homeServices = z.object({ section: homeSection, services: z.array(listedServiceAnswer) });
export const homeProcess = z.object({ section: homeSection, process: z.array(processStep) });
export const homeBlog = z.object({ section: homeSection, blogs: z.array(blogTeaser) });
export const homeTestimonial = z.object({ section: homeSection, testimonials: z.array(testimonial) });
export const homeAssociates = z.object({ section: homeSection, associates: z.array(associate) });

export type HomeSectionAnswer = z.infer<typeof homeSection>;
export type HomeServicesAnswer = z.infer<typeof homeServices>;
export type HomeProcessAnswer = z.infer<typeof homeProcess>;
export type HomeBlogAnswer = z.infer<typeof homeBlog>;
export type HomeTestimonialAnswer = z.infer<typeof homeTestimonial>;
export type HomeAssociatesAnswer = z.infer<typeof homeAssociates>;
