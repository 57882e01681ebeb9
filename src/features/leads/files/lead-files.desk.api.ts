import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { inboxTexts as texts } from '../desk/inbox.messages.ts';
import { leadParams } from '../desk/inbox.schema.ts';
import { addLeadFile } from './add-lead-file.server.ts';

/** The files that the office adds to leads; those of visitors come with their forms. */
export const leadFilesDesk = {
  'POST /leads/{id}/files': deskCall({
    summary: 'Add a file to a lead: one `file` of 10 MB at most, of any kind, as visitors may send',
    tag: 'Leads',
    who: 'leads.write',
    params: leadParams,
    // Other fields of the form are of no interest.
    input: z.looseObject({}),
    body: 'multipart',
    file: { field: 'file', folder: 'lead-files' },
    answer: messageAnswer,
    answers: 'Added; the message says if its content is not what its name says',
    refuses: {
      404: 'No such lead',
      422: 'No file, an empty one, too many, or the lead was merged into another one',
      429: 'The network has sent too much today',
    },
    handle: async ({ actor, params, upload, say }) => {
      await addLeadFile(actor, params.id, upload);
      return { message: say(upload.isOtherKind ? texts.fileOfOtherKind : texts.fileAdded) };
    },
  }),
} satisfies DeskCalls;
