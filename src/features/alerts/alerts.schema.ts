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
export const consentWays = ['mail-link', 'manage-page', 'one-click'] as const;

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

export const confirmInput = z.object({ token });
export const stopInput = z.object({ token, follow: z.coerce.number().pipe(z.int().min(1).max(2_147_483_647)) });
export const frequencyInput = z.object({ token, frequency });
export const manageInput = z.object({ token });
