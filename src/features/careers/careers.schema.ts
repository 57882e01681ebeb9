import { z } from 'zod';
import { pageRecord } from '#features/pages/pages.schema.ts';

const text = z.string();
const { seo_title, seo_description, seo_keywords } = pageRecord.shape;

/** `GET /careers`. */
export const careersAnswer = z.object({
  carrer: z.array(
    z.object({
      id: z.int(),
      job_title: text,
      job_description: text.meta({ description: 'HTML' }),
      job_title2: text,
      job_subtitle2: text,
      field_exprence: text,
      updated_at: text.meta({ description: 'The day of posting, as YYYY-MM-DD' }),
    }),
  ),
  page: pageRecord.extend({ title: text, description: text }),
});

const picture = { title: text, image: text };
const described = { title: text, description: text.meta({ description: 'HTML' }) };

/** `GET /get-carrer-data`: one entry with everything that the second careers page shows. */
export const careerDataAnswer = z.object({
  data: z.array(
    z.object({
      heading: text,
      sub_heading: text,
      email: text,
      whatsapp: text,
      seo_title,
      seo_description,
      seo_keywords,
      image_url: text,
      image_alt: text,
      career_growths: z.array(z.object(picture)),
      career_opportunities: z.array(z.object(described)),
      about_carrer: z.array(z.object({ image: text, description: text })),
      CareerOffer: z
        .object({ ...described, career_offers: z.array(z.object({ image: text, subtitle: text })) })
        .nullable(),
    }),
  ),
});

/** `GET /get-carrer-data-seo`. */
export const careerSeoAnswer = z.object({ page: pageRecord });
