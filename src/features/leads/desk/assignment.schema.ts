import { z } from 'zod';
import { unseenSign } from '#core/text/plain-text.ts';

/** By their numbers, so that the rules name nobody who has been erased. */
const colleague = z.int().min(1).max(2_147_483_647);
const colleagues = z.array(colleague).max(100);

/** By what a lead is given to somebody, in the order in which the rules are asked. */
export const ruleSubjects = ['service', 'form', 'language'] as const;

/**
 * Who gets a new lead: of the first rule that fits, one after the other. People who are away, who have
 * left or who do not work on leads are skipped.
 */
export const assignmentRules = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        by: z.enum(ruleSubjects),
        /** The slug of a service, the name of a form, the code of a language. */
        value: z
          .string()
          .min(1)
          .max(200)
          .refine((text) => !unseenSign.test(text)),
        staff: colleagues,
      }),
    )
    .max(200),
  /** Who gets what fits none of them. */
  inTurn: colleagues,
  /** Until which Indian day, included. */
  away: z.array(z.strictObject({ staff: colleague, until: z.iso.date() })).max(100),
});
export type AssignmentRules = z.output<typeof assignmentRules>;

/** `GET /lead-assignment` */
export const assignmentAnswer = z.object({
  rules: assignmentRules,
  /** Those who work on leads. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  services: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Assignment = z.output<typeof assignmentAnswer>;
