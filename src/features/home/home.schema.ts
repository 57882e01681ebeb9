import { z } from 'zod';
import { blogTeaser } from '#features/blogs/blog-teasers.schema.ts';

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

const homeService = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  tagline: text,
  description: text,
  thumbnail_url: z.string(),
  image_alt: text,
  service_category_id: z.number(),
  service_category: z.object({ slug: z.string() }),
});

export const processStep = z.object({
  id: z.number(),
  order: z.number(),
  name: z.string(),
  text: z.string(),
  image_url: z.string(),
  image_alt: text,
});

export const testimonial = z.object({ id: z.number(), name: z.string(), text: z.string() });

export const associate = z.object({ id: z.number(), image_url: z.string(), image_alt: text });

export const homeServices = z.object({ section: homeSection, services: z.array(homeService) });
export const homeProcess = z.object({ section: homeSection, process: z.array(processStep) });
export const homeBlog = z.object({ section: homeSection, blogs: z.array(blogTeaser) });
export const homeTestimonial = z.object({ section: homeSection, testimonials: z.array(testimonial) });
export const homeAssociates = z.object({ section: homeSection, associates: z.array(associate) });

export type HomeRecord = z.infer<typeof homeRecord>;
export type HomeBanner = z.infer<typeof homeBanner>;
export type HomeSection = z.infer<typeof homeSection>;
export type HomeService = z.infer<typeof homeService>;

/** Calls of the sections that the home page asks for when they come near, with their answers. */
export type HomeSectionCalls = {
  'home-about': HomeSection;
  'home-brochure': z.infer<typeof homeServices>;
  'home-call': HomeSection;
  'home-process': z.infer<typeof homeProcess>;
  'home-blog': z.infer<typeof homeBlog>;
  'home-testimonial': z.infer<typeof homeTestimonial>;
  'home-associates': z.infer<typeof homeAssociates>;
};
