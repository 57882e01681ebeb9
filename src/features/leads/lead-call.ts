import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';

/** How often one network may send a form; all forms share it. */
export const leadLimit = { name: 'lead', limit: 30, windowSeconds: 600 };

/** What a form with a file is answered with. */
export const leadAnswer = messageAnswer.extend({
  file_stored: z
    .literal(false)
    .optional()
    .meta({ description: 'Present only if a file was sent and could not be stored, as the message then says.' }),
});
