import { z } from 'zod';
import { sentDay } from '#core/forms/input-fields.ts';
import { audiences } from '../order-kinds.schema.ts';
import { orderName } from '../orders.schema.ts';

export const deadlinesQuery = z.object({
  from: sentDay.optional().meta({ description: 'Today by default' }),
  to: sentDay.optional().meta({ description: 'A year after `from` by default' }),
  audience: z.enum(audiences).optional().meta({ description: 'Only what concerns this audience' }),
  service: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Only orders over the list of this service, by its slug' }),
});
export const deadlinesAnswer = z
  .array(
    z.object({
      on: z.iso.date(),
      kind: z.enum(['begins', 'pause-ends']),
      order: orderName,
      audiences: z.array(z.enum(audiences)),
      entries: z.int(),
    }),
  )
  .meta({ id: 'DeadlineList' });
