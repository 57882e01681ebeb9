import { z } from 'zod';
import { emailField } from '#core/forms/contact-fields.ts';
import { type SubjectKind, subjectKinds } from '#features/change-events/change-events.schema.ts';

/** How often a follower hears of a change, the soonest first. */
export const frequencies = ['immediate', 'daily', 'weekly'] as const;
export type Frequency = (typeof frequencies)[number];

/** One line of what somebody asks to follow. */
export type RequestedFollow = { kind: SubjectKind; subjectId: number; frequency: Frequency };

/** What a follower can have done, as the record of consent says it. */
export const consentActions = ['given', 'changed', 'withdrawn'] as const;
export const consentWays = [
  'mail-link',
  'manage-page',
  'one-click',
  'mail',
  'complaint',
  'restore',
  'client-area',
] as const;

/** What can become of a mail about changes: refused for now, refused for good, or taken for spam by its recipient. */
export const bounceKinds = ['soft', 'hard', 'complaint'] as const;
export type BounceKind = (typeof bounceKinds)[number];
/** Who said so: the mail server when it was sent, or a report that came later. */
export const bounceWays = ['smtp', 'report'] as const;

/** Why an address gets no mails about changes, the strongest reason last. */
export const silences = ['paused', 'bounced', 'complained'] as const;
export type Silence = (typeof silences)[number];

const frequency = z.enum(frequencies);

export const followInput = z.object({
  email: emailField,
  kind: z.enum(subjectKinds),
  slug: z.string().max(200).meta({ description: 'Of the page that is followed.', example: 'led-bulb' }),
  frequency: frequency.default('weekly'),
  website: z
    .string()
    .max(500)
    .default('')
    .meta({ description: 'Empty; people do not see this field, and machines fill it in.' }),
});

const token = z.string().max(300);
const lineId = z.int().min(1).max(2_147_483_647);

export const confirmInput = z.object({ token });
export const stopInput = z.object({ token, follow: z.coerce.number().pipe(lineId) });
export const frequencyInput = z.object({ token, frequency });
export const manageInput = z.object({ token });

/** What a client asks to have changed; what is not named stays. */
export const clientAlertsInput = z.object({
  add: z
    .array(z.object({ kind: z.enum(subjectKinds), slug: z.string().max(200) }))
    .max(50)
    .default([]),
  stop: z.array(lineId).max(200).default([]).meta({ description: 'Ids of lines; those of nobody are left alone.' }),
  frequency: frequency.optional().meta({ description: 'Of all lines.' }),
  new_feeds: z.boolean().default(false).meta({ description: 'Gives new addresses to the own feed and calendar.' }),
  stop_all: z.boolean().default(false).meta({ description: 'Deletes the list; nothing else is done then.' }),
});
export type ClientAlerts = z.output<typeof clientAlertsInput>;

export const clientAlertsAnswer = z.object({
  email: z.string(),
  since: z.string().nullable().meta({ description: 'When the list was begun; null while there is none.' }),
  frequency,
  silence: z
    .object({ silence: z.enum(silences), until: z.string().nullable() })
    .nullable()
    .meta({ description: 'Why no mails are sent at the moment.' }),
  feeds: z.object({ feed: z.string(), calendar: z.string() }).nullable(),
  follows: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(subjectKinds),
      name: z.string().nullable().meta({ description: 'Null while its page is not on the site.' }),
      url: z.string().nullable(),
    }),
  ),
});
