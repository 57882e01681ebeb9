import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { Refusal } from '#core/http/refusal.ts';
import { inLanguage } from '#core/text/language.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { alertTexts as texts } from './alert-texts.server.ts';
import * as shapes from './alerts.schema.ts';
import { confirmFollows } from './follow/confirm-follows.server.ts';
import { requestFollow } from './follow/request-follow.server.ts';
import { findSubject } from './follow/subjects.server.ts';
import { linkAnswer } from './manage/manage.schema.ts';
import { listPage, manageToken, unsubscribe } from './manage/manage-follows.server.ts';

const tag = 'Alerts';
/** How often one network may ask to follow something, and confirm it. */
const asking = { name: 'follow', limit: 30, windowSeconds: 600 };
const confirming = { name: 'alerts-manage', limit: 120, windowSeconds: 600 };
const plain = { body: 'form', plainForm: true, neverStored: true } as const;

export const alertsApi = {
  'POST /alerts/follows': call({
    summary: 'Ask to be told by email of what changes about an order, a product, a family, a standard or a service',
    description:
      'Answered with 202 and the same text for every address. Nothing begins before the button on the page is pressed to which the link of our mail leads.',
    tag,
    limit: asking,
    ...plain,
    input: shapes.followInput,
    answer: messageAnswer,
    answers: 'Answered as 202: a mail with a link goes to the address',
    refuses: { 422: 'There is nothing of that name to follow' },
    handle: async ({ input: { email, kind, slug, frequency, website }, language, say, c }) => {
      const subjectId = await findSubject(kind, slug);
      if (subjectId === null) throw new Refusal(422, texts.noSuchSubject);
      if (website === '') await requestFollow(email, { kind, subjectId, frequency }, language);
      c.status(202);
      return { message: say(texts.sent) };
    },
  }),
  'POST /alerts/confirm': call({
    summary: 'Begin what the link of our mail confirms',
    tag,
    limit: confirming,
    ...plain,
    // The sheets on the list are drawn up.
    waits: true,
    securityEvent: 'confirm a follow',
    input: shapes.confirmInput,
    answer: linkAnswer,
    answers: 'It has begun, or had begun when the button was pressed before',
    refuses: { 422: 'The link has been used or has expired, shows another list by now, or the list is full' },
    handle: async ({ input: { token, shown }, say }) => {
      const { follower, language, isNew } = await confirmFollows(token, shown);
      const message = say(isNew ? texts.confirmed : texts.alreadyConfirmed);
      return { message, url: listPage(manageToken(follower), language) };
    },
  }),
  'POST /alerts/unsubscribe/{token}': call({
    summary: 'The one click of a mail program (RFC 8058): end all mails and delete the address',
    description: 'Takes any body from anywhere, and answers an unknown token like a known one.',
    tag,
    plainForm: true,
    secret: true,
    fromAnywhere: true,
    securityEvent: 'unsubscribe',
    params: z.object({ token: z.string().max(100) }),
    answer: messageAnswer,
    answers: 'No mail is sent any more',
    handle: async ({ params, say }) => {
      await unsubscribe(params.token);
      return { message: say(texts.stopped) };
    },
  }),
  'GET /alerts/unsubscribe/{token}': call({
    summary: 'Leads people whose mail program opens the address to the page with the button',
    tag,
    secret: true,
    securityEvent: 'open the page to unsubscribe',
    params: z.object({ token: z.string().max(100) }),
    answer: 'file',
    answers: 'Never: it is answered with a redirect',
    handle: ({ params, language }) => {
      const location = inLanguage(`/alerts/unsubscribe/${encodeURIComponent(params.token)}`, language);
      return new Response(null, { status: 302, headers: { location } });
    },
  }),
} satisfies SiteCalls;
