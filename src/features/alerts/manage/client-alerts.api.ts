import { messageAnswer } from '#core/http/json-shapes.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { changeClientAlerts, findClientAlerts } from './client-alerts.server.ts';
import { clientAlertsAnswer, clientAlertsInput } from './manage.schema.ts';

const tag = 'Client area';
/** How often a network may read and change such lists. */
const limit = { name: 'client-alerts', limit: 120, windowSeconds: 600 };

export const clientAlertsApi = {
  'GET /client/alerts': call({
    summary: 'What the client is told of by email when it changes',
    description: 'Also what was confirmed by the link of a mail to the same address.',
    tag,
    who: 'client',
    limit,
    neverStored: true,
    answer: clientAlertsAnswer,
    answers: 'The list',
    handle: async ({ actor, language }) => {
      const { since, ...list } = await findClientAlerts(actor, language);
      return { ...list, since: since?.toISOString() ?? null };
    },
  }),
  'PUT /client/alerts': call({
    summary: 'Follow more or less, or change when the mails come and of what they tell',
    description: 'Changes only what is named. No mail asks for a confirmation, because the address has been proven.',
    tag,
    who: 'client',
    limit,
    neverStored: true,
    waits: true,
    securityEvent: 'change the alerts of a client',
    input: clientAlertsInput,
    answer: messageAnswer,
    answers: 'The list has been changed',
    refuses: { 422: 'There is nothing of that name to follow, or the list is full' },
    handle: async ({ actor, input, language, say }) => ({
      message: say(await changeClientAlerts(actor, input, language)),
    }),
  }),
} satisfies SiteCalls;
