import { sumFaults } from '#features/leads/check-sum.server.ts';
import { leadAnswer, leadLimit } from '#features/leads/lead-call.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { readPageRecord } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { applicationFields, resumeFile, careerTexts as texts } from './application.schema.ts';
import { careerDataAnswer, careerSeoAnswer, careersAnswer } from './careers.schema.ts';
import { getCareerProspectus } from './get-career-prospectus.server.ts';
import { listOpenings } from './list-openings.server.ts';
import { submitApplication } from './submit-application.server.ts';

export const careersApi = {
  'GET /careers': call({
    summary: 'The current openings, newest first',
    tag: 'Careers',
    answer: careersAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => {
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
  }),
  'GET /get-carrer-data': call({
    summary: 'The blocks of the page about a career here',
    tag: 'Careers',
    answer: careerDataAnswer,
    answers: 'A list with one entry',
    handle: async ({ language }) => {
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
  }),
  'GET /get-carrer-data-seo': call({
    summary: 'The texts for search engines of the page about a career here',
    tag: 'Careers',
    answer: careerSeoAnswer,
    answers: 'In the language of the caller',
    handle: async ({ language }) => ({
      page: await readPageRecord('career-at-bl', 'Career', language),
    }),
  }),
  'POST /apply': call({
    summary: 'Apply for a job as multipart/form-data with at most one résumé (`resume`: PDF, DOC or DOCX, 5 MB)',
    description:
      'Send captcha_token and captcha from `GET /captcha`. Without them, 3 forms in 10 minutes are accepted.',
    tag: 'Careers',
    limit: leadLimit,
    body: 'multipart',
    file: resumeFile,
    plainForm: true,
    input: applicationFields,
    answer: leadAnswer,
    answers: 'The application is stored',
    check: sumFaults,
    handle: async ({ input, upload, caller, language, say }) => {
      await submitApplication({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.sentWithoutFile), file_stored: false as const };
      return { message: say(texts.sent) };
    },
  }),
} satisfies SiteCalls;
