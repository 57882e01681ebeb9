import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { inboxTexts as texts } from './inbox.messages.ts';
import * as shapes from './views.schema.ts';
import { deleteView, listViews, saveView } from './views.server.ts';

const ofViews = {
  tag: 'Leads',
  who: 'leads.read',
  unaudited: 'Only the member of staff who saves a view ever sees it, and it may name the sender of a lead',
} as const;

/** Filters of the inbox under names, for each member of staff their own. */
export const viewsDesk = {
  'GET /views': deskCall({
    ...ofViews,
    summary: 'The own views of the inbox',
    answer: shapes.viewsAnswer,
    answers: 'In the order in which they were saved',
    handle: async ({ actor }) => ({ views: await listViews(actor) }),
  }),
  'POST /views': deskCall({
    ...ofViews,
    summary: 'Save filters of the inbox under a name',
    input: shapes.viewInput,
    answer: shapes.viewSavedAnswer,
    answers: 'Saved, with the filters as they were understood',
    refuses: { 409: 'There is an own view of this name', 422: 'There are 20 already' },
    handle: async ({ actor, input, say }) => {
      await saveView(actor, input);
      return { message: say(texts.viewSaved), search: input.search };
    },
  }),
  'DELETE /views/{id}': deskCall({
    ...ofViews,
    summary: 'Delete an own view of the inbox',
    params: shapes.viewParams,
    answer: messageAnswer,
    answers: 'Deleted',
    refuses: { 404: 'No such view of one’s own' },
    handle: async ({ actor, params, say }) => {
      await deleteView(actor, params.id);
      return { message: say(texts.viewDeleted) };
    },
  }),
} satisfies DeskCalls;
