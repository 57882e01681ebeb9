import { createRoute } from '@hono/zod-openapi';
import { deletePrivate } from '#core/files/private-files.server.ts';
import { createApi, invalidInput } from '#core/http/api.server.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { json, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { readMultipart } from '#core/http/multipart.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { isCaptchaWrong } from '#features/captcha/captcha.server.ts';
import { enquiryInput } from './enquiry.schema.ts';
import { leadTexts } from './leads.messages.ts';
import { submitEnquiry } from './submit-enquiry.server.ts';

const refused = (description: string) => json(refusedAnswer, description);

const enquiryRoute = createRoute({
  method: 'post',
  path: '/sendnewsletter',
  summary: 'Send the enquiry of the footer, as multipart/form-data with at most one file (`pdf`, 10 MB)',
  description:
    'Fields: name, email, country_code, country_name, phone_number, description, pdf; with captcha_token and captcha of `GET /captcha`. Without these two, 3 enquiries in 10 minutes are served.',
  tags: ['Enquiries'],
  middleware: limitCaller('lead', { limit: 30, windowSeconds: 600 }),
  responses: {
    200: json(messageAnswer, 'The enquiry is kept'),
    413: refused('Too large'),
    415: refused('Not multipart/form-data'),
    422: refused('Field errors under `errors`'),
    429: refused('Too many requests; see Retry-After'),
  },
});

/** Its body is streamed under limits of its own: mounted before the limit of the other calls. */
export const enquiryApi = createApi().openapi(enquiryRoute, async (c) => {
  const language = c.get('language');
  const { fields, file, hasLostFile } = await readMultipart(c.req.raw, 'lead-files');
  try {
    const read = enquiryInput.safeParse(fields);
    if (!read.success) throw invalidInput({ issues: [...read.error.issues, ...sumIssues(fields)] });
    await submitEnquiry({ input: read.data, language, network: callerOf(c).network, file, hasLostFile });
  } catch (error) {
    if (file) await deletePrivate(file.storedAs);
    throw error;
  }
  return c.json({ message: translate(leadTexts.enquirySent, language) }, 200);
});

/** The sum is used up only by a form that is good otherwise; a wrong one is told with the rest. */
function sumIssues({ captcha_token, captcha }: Record<string, string>) {
  const isSent = captcha_token !== undefined || captcha !== undefined;
  if (!isSent || !isCaptchaWrong(captcha_token ?? '', (captcha ?? '').trim())) return [];
  return [{ code: 'custom' as const, path: ['captcha'], message: leadTexts.captcha, input: captcha }];
}
