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

export const confirmInput = z.object({
  token: z.string().max(300),
  shown: z
    .string()
    .max(2_000)
    .default('')
    .meta({ description: 'What the page of the link shows, as its form sends it; nothing else is confirmed.' }),
});
