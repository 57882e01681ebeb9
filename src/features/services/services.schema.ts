import { z } from 'zod';

const text = z.string();
const optionalText = z.string().nullable();

/** A list of structured-data objects, or false when there is none. */
const seoTags = z.union([z.array(z.record(z.string(), z.unknown())), z.literal(false)]);

const seo = {
  seo_title: optionalText,
  seo_description: optionalText,
  seo_keywords: optionalText,
  seo_tags: seoTags,
};

/** A service as lists show it. */
export const listedServiceAnswer = z.object({
  id: z.int(),
  name: text,
  slug: text,
  tagline: optionalText,
  description: optionalText,
  thumbnail_url: text.meta({ description: 'The seal of the service where it has no picture' }),
  image_alt: text,
  service_category_id: z.int(),
  service_category: z.object({ slug: text }),
});

const serviceCategory = z.object({ id: z.int(), name: text, slug: text, ...seo });

const servicesPage = z.object({
  id: z.int(),
  name: text,
  slug: text,
  title: optionalText,
  tag_line: optionalText,
  content: optionalText,
  image_url: text,
  image_alt: text,
  ...seo,
});

export const servicesAnswer = z.object({
  services: z.array(listedServiceAnswer),
  serviceCategories: z.array(serviceCategory),
  page: servicesPage.nullable(),
});

const serviceSection = z.object({
  id: z.int(),
  name: text,
  title: optionalText,
  slug: text,
  content: optionalText.meta({ description: 'HTML' }),
  faqs: z.array(z.object({ question: text, answer: text.meta({ description: 'HTML' }) })),
});

export const serviceAnswer = z.object({
  service: listedServiceAnswer.extend(seo),
  sections: z.array(serviceSection),
  related_services: z.array(listedServiceAnswer),
});
