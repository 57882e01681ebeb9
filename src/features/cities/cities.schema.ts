import { z } from 'zod';
import { seoAnswer } from '#features/pages/pages.schema.ts';

const cityPage = z.object({
  slug: z.string(),
  city: z.string(),
  state: z.string(),
  heading: z.string(),
  description: z.string().nullable(),
  icon_image: z.string().meta({ description: 'The seal of the city where it has no picture' }),
  city_banner: z.object({ image: z.string() }),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  citystep: z.array(z.object({ icon_image: z.string(), description: z.string() })),
  ...seoAnswer,
});

const relatedService = z.object({
  slug: z.string(),
  heading: z.string(),
  reason: z.string().nullable().meta({ description: 'What of the city the service concerns' }),
  service_category: z.object({ slug: z.string() }),
});

export const cityAnswer = z.object({ current: cityPage, related: z.array(relatedService) });

export const stateCitiesAnswer = z.object({
  data: z.array(z.object({ state: z.string(), cities: z.array(z.object({ slug: z.string(), city: z.string() })) })),
});
