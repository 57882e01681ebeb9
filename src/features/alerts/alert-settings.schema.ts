import { z } from 'zod';
import { isTimeZone } from '#core/time/format-moment.ts';
import { indianZone } from '#core/time/indian-time.ts';
import { leadDays } from '#features/change-events/change-events.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { languages } from '#locales/languages.ts';

/** By whose clock the mails of a day and of a week come: from which hour on and, those of a week, on which day. */
export type Clock = { zone: string; hour: number; weekday: number };

/** The clock of whoever has chosen no other: Monday morning in India. */
export const usualClock: Clock = { zone: indianZone, hour: 9, weekday: 1 };

const some = { error: /*i18n*/ 'Choose at least one box under “Who you are”.' };
const listed = { error: /*i18n*/ 'Choose one from the list.' };
/** Of mails, feed and calendar; one that is no longer offered falls back to English. */
const language = z.enum(
  languages.map(({ code }) => code),
  listed,
);
const hour = z.int(listed).min(0, listed).max(23, listed);
const weekday = z.int(listed).min(1, listed).max(7, listed);
const leadDay = z.literal(leadDays, listed);

/** When mails about changes come, and of which changes. */
export const alertSettings = z.object({
  language: language.meta({ description: 'Of the mails, and of the own feed and calendar.', example: 'en' }),
  hour: hour.meta({ description: 'From which mails of a day and of a week come, 0 to 23.' }),
  weekday: weekday.meta({ description: 'Of mails of a week: 1 is Monday, 7 is Sunday.' }),
  zone: z
    .string()
    .max(60, listed)
    .refine(isTimeZone, listed)
    .meta({ description: 'By whose clocks they come.', example: 'Europe/Paris' }),
  audiences: z
    .array(z.enum(audiences))
    .min(1, some)
    .max(50)
    .meta({ description: 'For one of whom a change must be to be told.' }),
  lead_days: z.array(leadDay).max(50).meta({ description: 'How many days before a day ahead it is told.' }),
});
export type AlertSettings = z.output<typeof alertSettings>;
export type SettingName = keyof AlertSettings;

const { shape } = alertSettings;
/** A form sends a list with a single value as that value, and one without any not at all. */
const several = <Item extends z.ZodType>(items: Item) =>
  z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), items);

/** The same as a form sends it. */
export const settingsForm = z.object({
  language: shape.language,
  hour: z.coerce.number(listed).pipe(hour),
  weekday: z.coerce.number(listed).pipe(weekday),
  zone: shape.zone,
  audiences: several(shape.audiences).meta({ type: 'array', items: { type: 'string', enum: [...audiences] } }),
  lead_days: several(z.array(z.coerce.number(listed).pipe(leadDay)).max(50)).meta({
    type: 'array',
    items: { type: 'integer', enum: [...leadDays] },
  }),
});
