import { z } from 'zod';
import { cellText } from '#core/content/cell-text.ts';
import type { Problem } from '#core/content/content-error.ts';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles, Located, YamlFile } from '#core/content/content-files.server.ts';
import { distinctBy, reportRepeats } from '#core/content/repeats.ts';
import { confidences } from '#features/orders/order-kinds.schema.ts';
import { checkOrders } from './check-orders.ts';
import { lines, orderFile } from './order-file.ts';

const authoritiesSchema = z
  .array(z.strictObject({ slug, name: cellText, shortName: cellText, website: z.url().optional(), translations }))
  .superRefine(distinctBy((authority) => authority.slug));
const hsSchema = z.object({
  list: required,
  key: required,
  code: z.string().regex(/^\d{2,8}$/, 'is not a customs code of 2 to 8 digits'),
  basis: z.enum(['order', 'ours']),
  note: optional,
  source: optional,
  confidence: z.enum(confidences),
});

/** The list of open work: what is still in doubt about the orders, and what would settle it. */
const worklistSchema = z.array(
  z.strictObject({
    subject: required,
    orders: z.array(slug).default([]),
    lines: lines.default({}),
    reason: required,
    ask: required,
    /** What a reader is told where the doubt stands, after "In doubt:". */
    say: required.optional(),
    translations,
  }),
);

/** A row of the file of customs codes. */
export type HsCode = Located<z.infer<typeof hsSchema>>;

/** Reads the authorities, the orders and the customs codes; mistakes are added to the problems with their file and line. */
export async function readOrders(files: ContentFiles) {
  const issuers = (await files.yaml('authorities.yaml', authoritiesSchema)) ?? [];
  const instruments = await files.yamls('orders', orderFile);
  checkOrders(instruments, new Set(issuers.map((issuer) => issuer.slug)), files.problems);
  const worklist = await files.yamlWithLines('order-worklist.yaml', worklistSchema);
  checkWorklist(worklist, new Set(instruments.map((instrument) => instrument.slug)), files.problems);
  const codes = await files.csv('hs-codes.csv', hsSchema);
  reportRepeats(codes, ({ list, key, code }) => `${list} ${key} ${code}`, files.problems);
  return { issuers, instruments, codes, worklist };
}

/** The doubts with their file, and a function that finds the line of a path in it. */
export type Worklist = Omit<YamlFile<z.infer<typeof worklistSchema>>, 'slug'>;

function checkWorklist({ file, value, lineOf }: Worklist, known: ReadonlySet<string>, problems: Problem[]) {
  const subjects = new Set<string>();
  for (const [index, { subject, orders, lines: entries, say }] of value.entries()) {
    if (subjects.has(subject))
      problems.push({ file, line: lineOf([index, 'subject']), reason: `'${subject}' stands here twice` });
    subjects.add(subject);
    if (say && orders.length === 0 && Object.keys(entries).length === 0)
      problems.push({ file, line: lineOf([index, 'say']), reason: 'names neither an order nor a row to say it of' });
    for (const [place, order] of orders.entries())
      if (!known.has(order))
        problems.push({ file, line: lineOf([index, 'orders', place]), reason: `there is no order '${order}'` });
  }
}
