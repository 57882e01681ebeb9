import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { subjectKinds } from '#features/change-events/change-events.schema.ts';
import { alertSettings, settingsForm } from '../alert-settings.schema.ts';
import { frequencies, silences } from '../alerts.schema.ts';

const token = z.string().max(300);
/** A thing that can be followed, as its page is addressed. */
const line = z.object({ kind: z.enum(subjectKinds), slug: z.string().max(200) });
const frequency = z.enum(frequencies);
const ofAllLines = frequency.optional().meta({ description: 'Of all lines; each stays as it is unless it is given.' });

export const manageInput = z.object({ token });
export const stopInput = line.extend({ token });
/** How often one line is told or, if no kind and no slug is given, each of them. */
export const frequencyInput = line.partial().extend({ token, frequency });
/**
 * Pages of earlier releases may still be open. On those that had no choice of languages the list stays in its language,
 * and those that had one frequency for all lines send it.
 */
export const settingsInput = settingsForm.extend({
  token,
  language: settingsForm.shape.language.optional(),
  frequency: ofAllLines,
});

export const linkAnswer = messageAnswer.extend({
  url: z.string().meta({ description: 'The page that shows the list.' }),
});

/** What a follower asks to have changed; what is not named stays. */
export const listChange = alertSettings.partial().extend({
  frequency: ofAllLines,
  lines: z
    .array(line.extend({ frequency }))
    .max(200)
    .default([])
    .meta({ description: 'How often single lines are told; others are left alone.' }),
  stop: z
    .array(line)
    .max(200)
    .default([])
    .meta({ description: 'Lines as the list names them; others are left alone.' }),
});

export const clientAlertsInput = listChange.extend({
  add: z
    .array(line.extend({ frequency: frequency.optional() }))
    .max(50)
    .default([])
    .meta({ description: 'Without a frequency, a new line is told as often as the others, or weekly if they differ.' }),
  new_feeds: z.boolean().default(false).meta({ description: 'Gives new addresses to the own feed and calendar.' }),
  stop_all: z.boolean().default(false).meta({ description: 'Deletes the list; nothing else is done then.' }),
});
export type Line = z.output<typeof line>;
export type ListChange = z.output<typeof listChange>;
export type ClientAlerts = z.output<typeof clientAlertsInput>;

export const clientAlertsAnswer = alertSettings.extend({
  email: z.string(),
  since: z.string().nullable().meta({ description: 'When the list was begun; null while there is none.' }),
  silence: z
    .object({ silence: z.enum(silences), until: z.string().nullable() })
    .nullable()
    .meta({ description: 'Why no mails are sent at the moment.' }),
  feeds: z.object({ feed: z.string(), calendar: z.string() }).nullable(),
  follows: z.array(
    z.object({
      kind: z.enum(subjectKinds),
      frequency,
      slug: z.string().meta({ description: 'Of its page, also while that is not on the site; empty once it is gone.' }),
      name: z.string().nullable().meta({ description: 'Null while its page is not on the site.' }),
      url: z.string().nullable(),
    }),
  ),
});
