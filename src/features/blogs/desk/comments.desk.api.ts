import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { moderationTexts } from './comments.messages.ts';
import * as shapes from './comments.schema.ts';
import { decideComments } from './decide-comments.server.ts';
import { listCommentsToReview } from './list-comments-to-review.server.ts';

export const commentsDesk = {
  'GET /comments': deskCall({
    summary: 'Comments that wait for a decision, or were decided',
    tag: 'Comments',
    who: 'comments.moderate',
    query: shapes.commentsQuery,
    answer: shapes.commentsAnswer,
    answers: 'A page of comments',
    handle: ({ query }) => listCommentsToReview(query),
  }),
  'POST /comments/decide': deskCall({
    summary: 'Approve or refuse comments',
    tag: 'Comments',
    who: 'comments.moderate',
    input: shapes.decideInput,
    writesContent: true,
    answer: messageAnswer,
    answers: 'Decided for all of them',
    refuses: { 404: 'One of them does not exist; none was decided' },
    handle: async ({ actor, input, say }) => {
      await decideComments(actor, input);
      return { message: say(moderationTexts[input.decision]) };
    },
  }),
} satisfies DeskCalls;
