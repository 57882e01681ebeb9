import { z } from 'zod';

/** The accordions of the business card. */
export const businessTextKinds = ['about', 'service', 'payment'] as const;

export const companyFileKinds = ['kyc', 'logo-jpg', 'logo-cdr'] as const;

const text = z.string();
const optional = text.nullable();

function list<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item) });
}

const banner = z
  .object({
    title: text,
    banner_img: text,
    business_name: text,
    business_category: optional,
    address: optional,
    work: optional,
    mobile: optional,
    email: optional,
    website: optional,
  })
  .meta({ id: 'BusinessBanner' });

const html = text.meta({ description: 'HTML' });
const about = z.object({ description: html, company_profile_pdf_url: optional, video_url: optional });
const service = z.object({ question: optional, heading: optional, answer: html });

export const bannersAnswer = list(banner);
export const aboutAnswer = list(about.meta({ id: 'BusinessAbout' }));
export const servicesAnswer = list(service.meta({ id: 'BusinessService' }));
export const paymentInfoAnswer = list(z.object({ description: html }));

export type BusinessBanner = z.infer<typeof banner>;
export type BusinessAbout = z.infer<typeof about>;
export type BusinessService = z.infer<typeof service>;
