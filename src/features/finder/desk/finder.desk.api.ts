import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { addName } from './add-name.server.ts';
import { nameTexts as texts } from './finder.messages.ts';
import { nameAnswer, nameInput } from './name-inputs.schema.ts';

/** What editors do for the approval finder beside its records. */
export const finderDesk = {
  'POST /finder/names': deskCall({
    summary: 'Add what somebody has looked up in vain as a name of a family',
    tag: 'Records',
    who: 'content.write',
    unaudited: 'A draft is not public, and its revision says who wrote it when',
    input: nameInput,
    answer: nameAnswer,
    answers: 'It stands in the draft of the family',
    refuses: {
      404: 'No such family',
      409: 'Its draft is being reviewed, or somebody has saved it meanwhile',
      422: 'The family has this name',
    },
    handle: async ({ actor, input, say }) => {
      const { id, name } = await addName(actor, input);
      return { id, message: say({ text: texts.added, values: { name: input.text, family: name } }) };
    },
  }),
} satisfies DeskCalls;
