import { attachment } from '#core/http/attachment.ts';
import { defineApi } from '#features/define-api.ts';
import { sumFaults } from './check-sum.server.ts';
import { getLeadFile } from './files/get-lead-file.server.ts';
import { leadCalls } from './leads.calls.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { submitEnquiry } from './submit-enquiry.server.ts';
import { submitPartner } from './submit-partner.server.ts';

export const leadsApi = defineApi(
  leadCalls,
  {
    'POST /sendnewsletter': async ({ input, upload, caller, language, say }) => {
      await submitEnquiry({ input, language, network: caller.network, ...upload });
      if (upload.lostFile) return { message: say(texts.enquirySentWithoutFile), file_stored: false };
      return { message: say(texts.enquirySent) };
    },
    'POST /partner-with-us': async ({ input, language, say }) => {
      await submitPartner(input, language);
      return { message: say(texts.partnerSent) };
    },
    'GET /lead-files/{token}': async ({ params }) => {
      const { bytes, name } = await getLeadFile(params.token);
      return attachment(bytes, name);
    },
  },
  { 'POST /sendnewsletter': sumFaults },
);
