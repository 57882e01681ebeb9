import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { listRedirects } from './list-redirects.server.ts';
import { redirectTexts as texts } from './redirects.messages.ts';
import * as shapes from './redirects.schema.ts';
import { changeRedirect, createRedirect, deleteRedirect } from './write-redirects.server.ts';

const writing = { tag: 'Redirects', who: 'site.manage', writesContent: true, answer: messageAnswer } as const;

/** Where visitors of an old address are led. */
export const redirectsDesk = {
  'GET /redirects': deskCall({
    summary: 'Redirects, those of staff and those that records have left behind',
    tag: 'Redirects',
    who: 'site.manage',
    query: shapes.redirectsQuery,
    answer: shapes.redirectsAnswer,
    answers: 'A page of them',
    handle: ({ query }) => listRedirects(query),
  }),
  'POST /redirects': deskCall({
    ...writing,
    summary: 'Lead visitors from an address without a page to a page',
    input: shapes.redirectInput,
    answers: 'They are led there from now on',
    handle: async ({ actor, input, say }) => {
      await createRedirect(actor, input);
      return { message: say({ text: texts.made, values: input }) };
    },
  }),
  'PUT /redirects': deskCall({
    ...writing,
    summary: 'Let a redirect lead to another page',
    input: shapes.changeInput,
    answers: 'Visitors are led there from now on',
    refuses: { 404: 'There is none for this address', 409: 'Somebody has changed it since' },
    handle: async ({ actor, input, say }) => {
      await changeRedirect(actor, input);
      const { from, to } = input;
      return { message: say({ text: texts.made, values: { from, to } }) };
    },
  }),
  'DELETE /redirects': deskCall({
    ...writing,
    summary: 'Delete a redirect',
    query: shapes.redirectName,
    answers: 'Deleted; the old address has no page again',
    refuses: { 404: 'There is none for this address' },
    handle: async ({ actor, query, say }) => {
      await deleteRedirect(actor, query.from);
      return { message: say(texts.deleted) };
    },
  }),
} satisfies DeskCalls;
