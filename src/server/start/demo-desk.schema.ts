import { z } from 'zod';
import { appointmentStates } from '#features/appointments/appointments.schema.ts';
import { noteKinds } from '#features/leads/desk/inbox.schema.ts';
import { leadForms, leadStatuses } from '#features/leads/lead-kinds.schema.ts';
import { openStates } from '#features/records/record-states.schema.ts';
import { staffRoles } from '#features/staff/staff.schema.ts';

const text = z.string().min(1);
const when = { days: z.int().min(0).max(60), time: z.string().regex(/^\d\d:\d\d$/) };
/** The member of staff with that role. */
const by = z.enum(staffRoles);

const lead = z.strictObject({
  ...when,
  name: text,
  email: z.email(),
  company: text.optional(),
  country: text.default('India'),
  code: text.default('+91'),
  phone: text.optional(),
  form: z.enum(leadForms),
  language: text.default('en'),
  message: text.optional(),
  firstPage: text.optional(),
  isVerified: z.boolean().default(false),
  isProven: z.boolean().default(true),
  spamScore: z.int().default(0),
  owner: by.optional(),
  status: z.enum(leadStatuses).default('new'),
  reason: text.optional(),
  /** The address of the earlier lead with which it is handled. */
  mergedInto: z.email().optional(),
  fields: z.record(z.string(), text).default({}),
  zone: text.optional(),
  notes: z.array(z.strictObject({ ...when, by, kind: z.enum(noteKinds), text })).default([]),
  call: z
    .strictObject({
      /** So many working days from today. */
      on: z.int().min(-10).max(10),
      preference: text,
      state: z.enum(appointmentStates).default('confirmed'),
    })
    .optional(),
});
export type DemoLead = z.output<typeof lead>;

/** `content/desk/leads.yaml` */
export const demoDesk = z.strictObject({
  staff: z.array(z.strictObject({ name: text, email: z.email(), roles: z.array(by) })),
  leads: z.array(lead),
  comments: z.array(z.strictObject({ name: text, email: z.email(), days: when.days, text })),
});

/** Of a record by its slug, or of a new one; its fields are those that differ from what is public. */
const draft = z
  .strictObject({
    kind: text,
    record: text.optional(),
    state: z.enum(openStates),
    note: text.optional(),
    goes_out: z.strictObject({ ...when, days: z.int().min(1).max(60) }).optional(),
    document: z.record(z.string(), z.unknown()),
  })
  .refine(
    ({ state, goes_out }) => (state === 'scheduled') === Boolean(goes_out),
    'goes_out belongs to the state scheduled',
  );
export type DemoDraft = z.output<typeof draft>;

/** `content/desk/drafts.yaml` */
export const demoDrafts = z.array(draft);
