import { z } from 'zod';

/** Each mail that can be sent: its template and the shape of its data. */
export const mailTemplates = {
  'one-time-password': z.object({
    code: z.string(),
    purpose: z.enum(['register', 'login', 'brochure', 'schedule']),
    minutes: z.number(),
  }),
  'account-exists': z.object({ name: z.string() }),
  'password-reset': z.object({ link: z.string(), minutes: z.number() }),
  'password-changed': z.object({ name: z.string() }),
} satisfies Record<string, z.ZodType>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailData<Template extends MailTemplate> = z.infer<(typeof mailTemplates)[Template]>;
