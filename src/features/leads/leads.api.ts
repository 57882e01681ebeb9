import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { attachment } from '#core/http/attachment.ts';
import { json, jsonBody, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { getLeadFile } from './get-lead-file.server.ts';
import { leadTexts } from './leads.messages.ts';
import { partnerInput } from './partner.schema.ts';
import { submitPartner } from './submit-partner.server.ts';

const tags = ['Enquiries'];

const partnerRoute = createRoute({
  method: 'post',
  path: '/partner-with-us',
  summary: 'Apply to become a partner',
  description:
    'Organizations send organization and designation, individuals field_of_expertise and year_of_experience.',
  tags,
  middleware: limitCaller('lead', { limit: 30, windowSeconds: 600 }),
  request: jsonBody(partnerInput),
  responses: {
    200: json(messageAnswer, 'The request is kept'),
    422: json(refusedAnswer, 'Field errors under `errors`'),
    429: json(refusedAnswer, 'Too many requests; see Retry-After'),
  },
});

const fileRoute = createRoute({
  method: 'get',
  path: '/lead-files/{token}',
  summary: 'A file that a visitor sent, by the link of a notice mail (7 days)',
  tags,
  request: { params: z.object({ token: z.string().max(300) }) },
  responses: { 200: { description: 'The file, as attachment' }, 404: json(messageAnswer, 'No such link') },
});

export const leadsApi = createApi()
  .openapi(partnerRoute, async (c) => {
    await submitPartner(c.req.valid('json'), c.get('language'));
    return c.json({ message: translate(leadTexts.partnerSent, c.get('language')) }, 200);
  })
  .openapi(fileRoute, async (c) => {
    const { bytes, name } = await getLeadFile(c.req.valid('param').token);
    return attachment(bytes, name);
  });
