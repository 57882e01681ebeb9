import { toldAnswer } from '#features/alerts/desk/told.schema.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { toldInput } from './new-order-inputs.schema.ts';
import { previewTold } from './preview-told.server.ts';

/** What followers hear of a change of the law, before it is published. */
export const alertsOfLawDesk = {
  'POST /alerts/preview': deskCall({
    summary: 'Who would be told of a proposal, or of an effect or an order before it is proposed, and by which mail',
    tag: 'Alerts',
    limit: { name: 'desk-alerts-preview', limit: 200, windowSeconds: 600 },
    who: 'content.write',
    unaudited: 'It is computed in a transaction that is rolled back',
    input: toldInput,
    writesContent: true,
    answer: toldAnswer,
    answers: 'Counts, the next mails, ten masked addresses and the mail in each language of its followers',
    refuses: {
      404: 'No such proposal or order',
      409: 'It is decided, or cannot be published any more',
      422: 'A field is wrong',
    },
    handle: ({ input }) => previewTold(input),
  }),
} satisfies DeskCalls;
