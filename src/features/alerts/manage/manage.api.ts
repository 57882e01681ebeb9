import type { Context } from 'hono';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { Refusal } from '#core/http/refusal.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { alertTexts as texts } from '../alert-texts.server.ts';
import { listAsJson } from './describe-list.server.ts';
import * as shapes from './manage.schema.ts';
import { changeFollower, findFollower, listPage, makeFeeds, stopAll } from './manage-follows.server.ts';
import { addressOfSent } from './sent-settings.server.ts';

const tag = 'Alerts';
/** How often one network may change what it follows. */
const limit = { name: 'alerts-manage', limit: 120, windowSeconds: 600 };
const plain = { body: 'form', plainForm: true, neverStored: true, tag, limit } as const;
const refuses = { 422: 'The link has expired' };
const byHeader = {
  tag,
  limit,
  neverStored: true,
  description: 'The token is the last part of the address of the list, and is sent in the header `Alerts-Token`.',
} as const;
const tokenOf = (c: Context) => c.req.header('alerts-token') ?? '';

/** What followers do with their list by the link of a mail: as forms without script, and as calls. */
export const manageApi = {
  'POST /alerts/stop': call({
    summary: 'Follow one thing no longer',
    ...plain,
    securityEvent: 'stop a follow',
    input: shapes.stopInput,
    answer: shapes.linkAnswer,
    answers: 'It is off the list',
    refuses,
    handle: async ({ input: { token, ...line }, say }) => {
      const language = await changeFollower(token, { stop: [line] });
      return { message: say(texts.stoppedOne), url: listPage(token, language) };
    },
  }),
  'POST /alerts/frequency': call({
    summary: 'Change how often one line is told, or all of them if none is named',
    ...plain,
    securityEvent: 'change the frequency of a follow',
    input: shapes.frequencyInput,
    answer: shapes.linkAnswer,
    answers: 'The list has been changed',
    refuses,
    handle: async ({ input: { token, frequency, kind, slug }, say }) => {
      const isAll = kind === undefined && slug === undefined;
      const lines = kind !== undefined && slug !== undefined ? [{ kind, slug, frequency }] : [];
      const language = await changeFollower(token, isAll ? { frequency } : { lines });
      return { message: say(texts.changed), url: `${listPage(token, language)}?changed=lines#lines` };
    },
  }),
  'POST /alerts/settings': call({
    summary: 'Change when the mails come, in which language and of what they tell',
    description: 'All fields are sent; what is left out of a list is no longer on it.',
    ...plain,
    plainForm: addressOfSent,
    securityEvent: 'change the settings of alerts',
    input: shapes.settingsInput,
    answer: shapes.linkAnswer,
    answers: 'The list has been changed',
    refuses,
    handle: async ({ input: { token, ...asked }, say }) => {
      const language = await changeFollower(token, asked);
      return { message: say(texts.changed), url: `${listPage(token, language)}?changed=yes#settings` };
    },
  }),
  'POST /alerts/feeds': call({
    summary: 'Get new addresses for one’s own feed and calendar',
    description: 'Those before no longer work.',
    ...plain,
    securityEvent: 'renew the feeds of alerts',
    input: shapes.manageInput,
    answer: shapes.linkAnswer,
    answers: 'The list shows the new addresses',
    refuses,
    handle: async ({ input: { token }, say }) => {
      const language = await makeFeeds(token);
      return { message: say(texts.feedsMade), url: listPage(token, language) };
    },
  }),
  'POST /alerts/stop-all': call({
    summary: 'End all mails and delete the address',
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
  'GET /alerts/manage': call({
    summary: 'What somebody follows, and when they are told of it',
    ...byHeader,
    answer: shapes.clientAlertsAnswer,
    answers: 'The list',
    refuses: { 404: 'The link has expired' },
    handle: async ({ language, c }) => {
      const follower = await findFollower(tokenOf(c));
      if (!follower) throw new Refusal(404, texts.manageGone);
      return listAsJson(follower, language);
    },
  }),
  'PATCH /alerts/manage': call({
    summary: 'Change what is named, and leave the rest as it is',
    ...byHeader,
    securityEvent: 'change a list of alerts',
    input: shapes.listChange,
    answer: messageAnswer,
    answers: 'The list has been changed',
    refuses,
    handle: async ({ input, say, c }) => {
      await changeFollower(tokenOf(c), input);
      return { message: say(texts.changed) };
    },
  }),
  'DELETE /alerts/manage': call({
    summary: 'End all mails and delete the address',
    ...byHeader,
    securityEvent: 'stop all alerts',
    answer: messageAnswer,
    answers: 'The address and its list have been deleted',
    refuses,
    handle: async ({ say, c }) => {
      await stopAll(tokenOf(c));
      return { message: say(texts.stopped) };
    },
  }),
} satisfies SiteCalls;
