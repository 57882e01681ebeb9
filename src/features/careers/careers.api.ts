import { defineApi } from '#features/define-api.ts';
import { sumFaults } from '#features/leads/check-sum.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { careerTexts as texts } from './application.schema.ts';
import { careerCalls } from './careers.calls.ts';
import { getCareerProspectus } from './get-career-prospectus.server.ts';
import { listOpenings } from './list-openings.server.ts';
import { submitApplication } from './submit-application.server.ts';

export const careersApi = defineApi(
  careerCalls,
  {
    'GET /careers': async ({ language }) => {
      const [openings, page, record] = await Promise.all([
        listOpenings(language),
        findPage('career', language),
        readPageRecord('career', 'Career', language),
      ]);
      return {
        carrer: openings.map((opening) => ({
          id: opening.id,
          job_title: opening.title,
          job_description: opening.description,
          job_title2: opening.team ?? '',
          job_subtitle2: opening.terms ?? '',
          field_exprence: opening.fieldOfExperience,
          updated_at: opening.postedOn,
        })),
        page: { ...record, title: page?.title ?? record.name, description: page?.tagLine ?? '' },
      };
    },
    'GET /get-carrer-data': async ({ language }) => {
      const prospectus = await getCareerProspectus(language);
      const { page, contact, banner, growths, opportunities, about, offer, offerItems } = prospectus;
      const { heading, sub_heading, email, whatsapp } = contact;
      const entry = {
        heading,
        sub_heading,
        email,
        whatsapp,
        seo_title: page?.seo.title ?? null,
        seo_description: page?.seo.description ?? null,
        seo_keywords: page?.seo.keywords ?? null,
        image_url: banner?.imageUrl ?? '',
        image_alt: banner?.imageAlt ?? '',
        career_growths: growths.map(({ title, imageUrl }) => ({ title, image: imageUrl })),
        career_opportunities: opportunities.map(({ title, description }) => ({ title, description })),
        about_carrer: about ? [{ image: about.imageUrl, description: about.description }] : [],
        CareerOffer: offer && {
          title: offer.title,
          description: offer.description,
          career_offers: offerItems.map(({ title, imageUrl }) => ({ image: imageUrl, subtitle: title })),
        },
      };
      return { data: [entry] };
    },
    'GET /get-carrer-data-seo': async ({ language }) => ({
      page: await readPageRecord('career-at-bl', 'Career', language),
    }),
    'POST /apply': async ({ input, upload, caller, language, say }) => {
      await submitApplication({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.sentWithoutFile), file_stored: false };
      return { message: say(texts.sent) };
    },
  },
  { 'POST /apply': sumFaults },
);
