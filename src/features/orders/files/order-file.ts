import { z } from 'zod';
import { cellText } from '#core/content/cell-text.ts';
import { slug } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import {
  audiences,
  confidences,
  effectKinds,
  exemptionKinds,
  exemptionReaches,
  orderKinds,
} from '#features/orders/order-kinds.schema.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { expandKeys } from './line-keys.ts';

const day = z.iso.date('is not a date like 2026-01-31');
const keys = z.union([z.string(), z.number().int(), z.array(z.union([z.string(), z.number()]))]);

/** Rows by list: `{ bis_isi: '303-304, 310', bee_star: ['Frost-free refrigerator'] }` → their keys. */
export const lines = z.record(z.string(), keys).transform((lists, context) =>
  Object.fromEntries(
    Object.entries(lists).map(([list, rows]) => {
      try {
        const expanded = expandKeys(Array.isArray(rows) ? rows.map(String) : String(rows));
        const twice = expanded.find((key, index) => expanded.indexOf(key) < index);
        if (twice) context.addIssue({ code: 'custom', path: [list], message: `the row '${twice}' appears twice` });
        return [list, expanded];
      } catch (error) {
        context.addIssue({ code: 'custom', path: [list], message: error instanceof Error ? error.message : '' });
        return [list, []];
      }
    }),
  ),
);

const factSource = {
  note: cellText.optional(),
  source: cellText.optional(),
  confidence: z.enum(confidences),
};

const effect = z
  .strictObject({
    /** Its name in this file for ever; its place gives only the order of display. */
    id: slug,
    kind: z.enum(effectKinds),
    order: slug.optional(),
    lines: lines.optional(),
    audiences: z
      .array(z.enum(audiences))
      .nonempty()
      .default([...audiences]),
    on: day.optional(),
    until: day.optional(),
    standard: cellText.optional(),
    beside: cellText.optional(),
    clause: cellText.optional(),
    text: cellText.optional(),
    derived: z.boolean().default(false),
    countsFrom: day.optional(),
    recorded: day.optional(),
    withdrawn: day.optional(),
    ...factSource,
  })
  .superRefine(({ kind, standard, beside, on, until, countsFrom }, context) => {
    if (on && until && until < on)
      context.addIssue({ code: 'custom', path: ['until'], message: `ends on ${until}, before it begins on ${on}` });
    if (countsFrom && kind !== 'defer')
      context.addIssue({
        code: 'custom',
        path: ['countsFrom'],
        message: 'only an extension counts from an earlier day',
      });
    if (kind === 'concurrent' && !standard)
      context.addIssue({
        code: 'custom',
        path: ['standard'],
        message: 'names the standard that is accepted beside another',
      });
    if (kind !== 'concurrent' && (standard || beside))
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: 'only an effect of the kind `concurrent` names standards',
      });
  });

/** Goods that the order names while no list has a row for them; it counts as a row of that list. */
const entry = z.strictObject({
  list: z.enum(requirementLists),
  /** A word that no row of the list has. */
  key: slug,
  product: slug,
  /** As the order calls them, if other than the product. */
  name: cellText.optional(),
  standards: z.array(slug).default([]),
});

const exemption = z
  .strictObject({
    kind: z.enum(exemptionKinds),
    /** The later instrument that grants it, if the order itself does not. */
    by: slug.optional(),
    quantity: z.number().int().positive().optional(),
    unit: cellText.optional(),
    period: cellText.optional(),
    /** The same in words: `No more than 200 units a year.` */
    upTo: cellText.optional(),
    appliesTo: z.enum(exemptionReaches),
    condition: cellText.optional(),
    /** Whether it frees the goods whoever brings them, and on no condition but its purpose; else it settles nothing. */
    freesAll: z.boolean().default(false),
    until: day.optional(),
    /** If it was recorded later than the instrument that grants it. */
    recorded: day.optional(),
    ...factSource,
  })
  .superRefine(({ quantity, upTo, condition }, context) => {
    if (quantity !== undefined && !upTo && !condition?.includes(`${quantity}`))
      context.addIssue({ code: 'custom', path: ['upTo'], message: 'says in words how much is exempt' });
  });

/** One file of `content/orders/`: an instrument, what it does, and what it exempts. */
export const orderFile = z
  .strictObject({
    kind: z.enum(orderKinds),
    number: cellText.optional(),
    signed: day.optional(),
    published: day.optional(),
    gazetteId: cellText.optional(),
    authority: slug.optional(),
    title: cellText,
    subject: cellText.optional(),
    citation: cellText.optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
    disputed: z.boolean().default(false),
    recorded: day,
    verified: day.optional(),
    /** Struck as a whole on that day, with all its effects: it should not have been recorded. */
    withdrawn: day.optional(),
    lines: lines.optional(),
    entries: z
      .array(entry)
      .superRefine(distinctBy(({ list, key }) => `${list} ${key}`))
      .default([]),
    effects: z
      .array(effect)
      .superRefine(distinctBy(({ id }) => id))
      .default([]),
    exemptions: z.array(exemption).default([]),
    checks: z
      .array(z.strictObject({ on: day, against: cellText, result: z.enum(['same', 'changed']) }))
      .superRefine(distinctBy(({ on }) => on))
      .default([]),
    translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    ...factSource,
  })
  .superRefine(({ signed, published, withdrawn, effects }, context) => {
    const stands = effects.findIndex((each) => !each.withdrawn);
    if (withdrawn && stands >= 0)
      context.addIssue({
        code: 'custom',
        path: ['effects', stands],
        message: 'needs `withdrawn` too, as its order has',
      });
    if (signed && published && published < signed)
      context.addIssue({ code: 'custom', path: ['published'], message: `is before it was signed on ${signed}` });
  });

export type OrderFile = z.infer<typeof orderFile>;
export type EffectOfFile = OrderFile['effects'][number];
