import { z } from 'zod';
import { isFormula } from '#core/content/cell-text.ts';
import { sentDay } from '#core/forms/input-fields.ts';
import { slugify } from '#core/text/addresses.ts';
import { plainLine, plainText, shortLine, unseenSign } from '#core/text/plain-text.ts';
import { tellings } from '#features/alerts/desk/told.schema.ts';
import { audiences, confidences, effectKinds, orderKinds } from '#features/orders/order-kinds.schema.ts';
import { lawTexts as texts } from './law.messages.ts';

export const proposalStates = ['open', 'published', 'sent-back', 'withdrawn'] as const;

export const rowId = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647));
export const orderSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120);

/** A line that may be left out: '' is null. */
export const line = z
  .string()
  .max(4_000, texts.tooLong)
  .nullable()
  .transform((text) => plainLine(text ?? '') || null)
  .refine((text) => text === null || !isFormula(text), texts.formula);
export const given = (missing: string) => line.refine((text) => text !== null, missing);
/** No order that still counts is older; what is later, or earlier, is a slip of the pen. */
const [earliest, latest] = ['1850-01-01', '2100-12-31'];
export const optionalDay = z
  .union([sentDay, z.literal(''), z.null()], { error: texts.noDay })
  .transform((text) => text || null)
  .refine((day) => day === null || (day >= earliest && day <= latest), texts.farDay);
export const httpsUrl = z.url({ protocol: /^https$/ });
export const optionalLink = line.refine((text) => text === null || httpsUrl.safeParse(text).success, texts.noLink);

export const once = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** Entries of lists, as `lineKey` writes them. */
export const lineKeys = z
  .array(z.string().max(250))
  .max(2_000, texts.tooLong)
  .refine((keys) => !keys.some((key) => unseenSign.test(key)), texts.noLine)
  .transform(once);

/** The instrument is an order of the register by its slug, or this word, and then its fields are given. */
export const newInstrument = 'new';

/**
 * What an instrument does to an order. The fields that begin with `new` describe an instrument that the register does not
 * have; it is added with the effect.
 */
const effectFields = z.object({
  kind: z.enum(effectKinds),
  instrument: z.union([z.literal(newInstrument), orderSlug], { error: texts.noInstrument }),
  newKind: z.enum(orderKinds),
  newNumber: line,
  newTitle: line,
  newPublishedOn: optionalDay,
  audiences: z.array(z.enum(audiences)).min(1, texts.noAudience).transform(once),
  /** None for all entries of the order. */
  lines: lineKeys,
  on: optionalDay,
  until: optionalDay,
  standard: line,
  beside: line,
  clause: line,
  text: line,
  note: line,
  source: given(texts.noSource),
  countsFrom: optionalDay,
  confidence: z.enum(confidences),
});
export type NewEffect = z.output<typeof effectFields>;
/** What is wrong with its fields is said at all of them at once. */
export const effectInput = effectFields.superRefine((effect, context) => {
  for (const [field, message] of Object.entries(mistakesOfEffect(effect)))
    context.addIssue({ code: 'custom', path: [field], message });
});

/** What is wrong with an effect whatever is recorded, by field. */
export function mistakesOfEffect(effect: NewEffect): Partial<Record<keyof NewEffect, string>> {
  const { kind, instrument, newNumber, newTitle, newPublishedOn, standard, beside, countsFrom } = effect;
  const isNew = instrument === newInstrument;
  const acceptsStandard = kind === 'concurrent';
  return {
    // The address is made of it.
    ...(isNew && !slugify(newNumber ?? '', 80) && { newNumber: texts.noNumber }),
    ...(isNew && !newTitle && { newTitle: texts.noTitle }),
    ...(isNew && !newPublishedOn && { newPublishedOn: texts.noPublication }),
    ...(countsFrom && kind !== 'defer' && { countsFrom: texts.onlyExtensions }),
    ...(acceptsStandard && !standard && { standard: texts.namesStandard }),
    ...(!acceptsStandard && (standard || beside) && { standard: texts.onlyConcurrent }),
    ...(isNew && endsBefore(effect, newPublishedOn) && { until: texts.endsBefore }),
  };
}

/** Whether it ends before it begins, which it does on the day of its instrument if it names none. */
export function endsBefore({ on, until }: NewEffect, publishedOn: string | null | undefined): boolean {
  const begins = on ?? publishedOn;
  return Boolean(begins && until && until < begins);
}

export const strikeInput = z.object({
  reason: z
    .string()
    .max(4_000, texts.tooLong)
    .transform(plainText)
    .refine((text) => text !== '', texts.noReason),
});
export const sendBackInput = z.object({ answer: strikeInput.shape.reason });
export const checkInput = z.object({
  on: sentDay,
  against: z
    .string()
    .max(500, texts.tooLong)
    .transform(plainLine)
    .refine((text) => text !== '', texts.noSource),
  result: z.enum(['same', 'changed']),
});

export const orderParams = z.object({ slug: orderSlug });
export const effectParams = z.object({ id: rowId });
export const proposalParams = z.object({ id: rowId });

/** Whether its followers are told of it; by default they are. */
export const publishQuery = z.object({ telling: z.enum(tellings).default('followers') });

/** `GET /law/orders`: words of the number, the title, a product, a standard or a customs code. */
export const ordersQuery = z.object({
  q: z
    .string()
    .transform((words) => shortLine(words, 100))
    .optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const proposalsQuery = z.object({ state: z.enum(proposalStates).default('open') });
