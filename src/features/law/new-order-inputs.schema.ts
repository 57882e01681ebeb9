import { z } from 'zod';
import { lineStrengths } from '#features/finder/families/families.schema.ts';
import { audiences, confidences, orderKinds } from '#features/orders/order-kinds.schema.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { exemptionInputs, optionalSlug } from './correction-inputs.schema.ts';
import { lawTexts } from './law.messages.ts';
import {
  checkInput,
  effectInput,
  given,
  line,
  lineKeys,
  once,
  optionalDay,
  optionalLink,
  orderSlug,
  rowId,
} from './law-inputs.schema.ts';
import { newOrderTexts as texts } from './new-order/new-order.messages.ts';

const recordSlug = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const recordSlugs = z.array(recordSlug).max(50, lawTexts.tooLong).transform(once);

/** Goods that the order names and no list does yet: a row of the list of the approval that they need. */
const entryInput = z.object({
  list: z.enum(requirementLists, { error: texts.noApproval }),
  product: z.union([recordSlug], { error: texts.noProduct }),
  /** As the order calls them, if other than the product. */
  name: line,
  standards: recordSlugs,
  families: recordSlugs,
  strength: z.enum(lineStrengths),
});
export type NewEntry = z.output<typeof entryInput>;

/** For whom the order begins on a day; without one it leaves the day open. */
const beginningInput = z.object({
  on: optionalDay,
  audiences: z.array(z.enum(audiences)).min(1, lawTexts.noAudience).transform(once),
});

/** An order that the register does not have and that acts on no other: what is printed, covered and begun. */
export const newOrderInput = z
  .object({
    kind: z.enum(orderKinds),
    number: line,
    title: given(lawTexts.noPrintedTitle),
    subject: line,
    /** The address of its page; without one it is made of number and year, or of the title. */
    slug: optionalSlug(texts.noSlug),
    authority: optionalSlug(lawTexts.noAuthority),
    /** Of an authority that has issued nothing yet. */
    authorityName: line,
    authorityShort: line,
    signedOn: optionalDay,
    publishedOn: optionalDay,
    link: optionalLink,
    source: given(lawTexts.noSource),
    confidence: z.enum(confidences),
    note: line,
    clause: line,
    /** Entries that lists have already. */
    lines: lineKeys,
    entries: z.array(entryInput).max(200, lawTexts.tooLong),
    /** Proposals from before 1 December 2026 have none. */
    exemptions: exemptionInputs.default([]),
    beginnings: z.array(beginningInput).min(1, texts.noBeginning).max(audiences.length),
    /** On which day somebody has read whether it still stands, and in what. */
    checkedOn: optionalDay,
    checkedAgainst: z.union([checkInput.shape.against, z.literal('').transform(() => null), z.null()]),
  })
  .superRefine(({ beginnings, entries, checkedOn, checkedAgainst, signedOn, publishedOn }, context) => {
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (!signedOn && !publishedOn) refuse(['publishedOn'], texts.noOrderDay);
    if (signedOn && publishedOn && publishedOn < signedOn) refuse(['publishedOn'], lawTexts.signedLater);
    for (const [index, { audiences: concerned }] of beginnings.entries())
      if (concerned.some((audience) => beginnings.slice(0, index).some((other) => other.audiences.includes(audience))))
        refuse(['beginnings', index, 'audiences'], texts.beginsTwice);
    for (const [index, { list, product }] of entries.entries())
      if (entries.slice(0, index).some((other) => other.list === list && other.product === product))
        refuse(['entries', index, 'product'], texts.entryTwice);
    if (checkedOn && !checkedAgainst) refuse(['checkedAgainst'], lawTexts.noSource);
    if (checkedAgainst && !checkedOn) refuse(['checkedOn'], texts.noCheckDay);
  });
export type NewOrder = z.output<typeof newOrderInput>;

/** A proposal; or an effect on an order, or a new order, before it is proposed. */
export const toldInput = z.object({
  proposal: rowId.optional(),
  order: orderSlug.optional(),
  effect: effectInput.optional(),
  newOrder: newOrderInput.optional(),
});
export type ToldInput = z.output<typeof toldInput>;
