import { defineApi } from '#features/define-api.ts';
import { leadTexts as texts } from '#features/leads/leads.messages.ts';
import { landingCalls } from './landing.calls.ts';
import { submitLanding, submitLandingPopup } from './submit-landing.server.ts';

export const landingApi = defineApi(landingCalls, {
  'POST /sendnewsletterads': async ({ input, upload, caller, language, say }) => {
    await submitLanding({ input, language, network: caller.network, ...upload });
    if (upload.lostFile) return { message: say(texts.enquirySentWithoutFile), file_stored: false };
    return { message: say(texts.enquirySent) };
  },
  'POST /landing-page-popup': async ({ input, language, say }) => {
    await submitLandingPopup(input, language);
    return { message: say(texts.enquirySent) };
  },
});
