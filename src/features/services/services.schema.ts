import { z } from 'zod';
import { pageAnswer, seoAnswer } from '#features/pages/pages.schema.ts';

/** Chooses the extra columns of a service's mandatory-products table; the specification sets the wording. */
export const compliances = ['Indian Standard', 'Group, Scheme', 'EEE Code'] as const;

const text = z.string();
const optionalText = z.string().nullable();

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

const serviceCategory = z.object({ id: z.int(), name: text, slug: text, ...seoAnswer });

export const servicesAnswer = z.object({
  services: z.array(listedServiceAnswer),
  serviceCategories: z.array(serviceCategory),
  page: pageAnswer.nullable(),
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
  service: listedServiceAnswer.extend(seoAnswer),
  sections: z.array(serviceSection),
  related_services: z.array(listedServiceAnswer),
});
