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
import {
  changeFrequency,
  makeFeeds,
  manageToken,
  stopAll,
  stopFollow,
  unsubscribe,
} from './manage/manage-follows.server.ts';

const tag = 'Alerts';
/** How often one network may ask to follow something, and change what it follows. */
const asking = { name: 'follow', limit: 30, windowSeconds: 600 };
const managing = { name: 'alerts-manage', limit: 120, windowSeconds: 600 };
const linkAnswer = messageAnswer.extend({ url: z.string().meta({ description: 'The page that shows the list.' }) });
const plain = { body: 'form', plainForm: true, neverStored: true } as const;
const refuses = { 422: 'The link has expired' };
const pageOf = (token: string, language: string) => inLanguage(`/alerts/manage/${token}`, language);

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
    limit: managing,
    ...plain,
    securityEvent: 'confirm a follow',
    input: shapes.confirmInput,
    answer: linkAnswer,
    answers: 'It has begun',
    refuses: { 422: 'The link has been used or has expired, or the list is full' },
    handle: async ({ input: { token }, say }) => {
      const { follower, language } = await confirmFollows(token);
      return { message: say(texts.confirmed), url: pageOf(manageToken(follower), language) };
    },
  }),
  'POST /alerts/stop': call({
    summary: 'Follow one thing no longer',
    tag,
    limit: managing,
    ...plain,
    securityEvent: 'stop a follow',
    input: shapes.stopInput,
    answer: linkAnswer,
    answers: 'It is off the list',
    refuses,
    handle: async ({ input: { token, follow }, say }) => {
      const language = await stopFollow(token, follow);
      return { message: say(texts.stoppedOne), url: pageOf(token, language) };
    },
  }),
  'POST /alerts/frequency': call({
    summary: 'Change how often the mails come',
    tag,
    limit: managing,
    ...plain,
    securityEvent: 'change the frequency of alerts',
    input: shapes.frequencyInput,
    answer: linkAnswer,
    answers: 'The list has been changed',
    refuses,
    handle: async ({ input: { token, frequency }, say }) => {
      const language = await changeFrequency(token, frequency);
      return { message: say(texts.changed), url: pageOf(token, language) };
    },
  }),
  'POST /alerts/feeds': call({
    summary: 'Get new addresses for one’s own feed and calendar',
    description: 'Those before no longer work.',
    tag,
    limit: managing,
    ...plain,
    securityEvent: 'renew the feeds of alerts',
    input: shapes.manageInput,
    answer: linkAnswer,
    answers: 'The list shows the new addresses',
    refuses,
    handle: async ({ input: { token }, say }) => {
      const language = await makeFeeds(token);
      return { message: say(texts.feedsMade), url: pageOf(token, language) };
    },
  }),
  'POST /alerts/stop-all': call({
    summary: 'End all mails and delete the address',
    tag,
    limit: managing,
    ...plain,
    securityEvent: 'stop all alerts',
    input: shapes.manageInput,
    answer: messageAnswer,
    answers: 'The address and its list have been deleted',
    refuses,
    handle: async ({ input: { token }, say }) => {
      await stopAll(token);
      return { message: say(texts.stopped) };
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
