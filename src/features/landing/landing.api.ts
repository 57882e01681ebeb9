import { messageAnswer } from '#core/http/json-shapes.ts';
import { leadAnswer, leadLimit as limit } from '#features/leads/lead-call.ts';
import { leadTexts as texts } from '#features/leads/leads.messages.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { landingFile, landingInput, landingPopupInput } from './landing.schema.ts';
import { submitLanding, submitLandingPopup } from './submit-landing.server.ts';

export const landingApi = {
  'POST /sendnewsletterads': call({
    summary: 'Send the form of the landing page as multipart/form-data with at most one PDF (`pdf`, 10 MB)',
    description:
      'captcha_token and captcha from `GET /captcha` are optional. A wrong sum is no reason to refuse the form: the enquiry is then marked for staff.',
    tag: 'Landing page',
    limit,
    body: 'multipart',
    file: landingFile,
    plainForm: true,
    input: landingInput,
    answer: leadAnswer,
    answers: 'The enquiry is stored',
    handle: async ({ input, upload, caller, language, say }) => {
      await submitLanding({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.enquirySentWithoutFile), file_stored: false as const };
      return { message: say(texts.enquirySent) };
    },
  }),
  'POST /landing-page-popup': call({
    summary: 'Send the pop-up form of the landing page',
    tag: 'Landing page',
    limit,
    input: landingPopupInput,
    answer: messageAnswer,
    answers: 'The enquiry is stored',
    handle: async ({ input, language, say }) => {
      await submitLandingPopup(input, language);
      return { message: say(texts.enquirySent) };
    },
  }),
} satisfies SiteCalls;
