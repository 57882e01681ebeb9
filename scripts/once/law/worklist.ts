import type { LawRows } from './law-rows.ts';
import { readLines, type WrittenLines, writeLines } from './lines.ts';

/** One entry of `content/order-worklist.yaml`: what is still in doubt, and what would settle it. */
export type Doubt = { subject: string; orders: string[]; lines: WrittenLines; reason: string; ask: string };

/** The doubts of the delivery, and the instruments that have no day at all. */
export function listDoubts({ doubts, documents }: LawRows): Doubt[] {
  const dayless = documents.filter(({ signed_on, published_on }) => !signed_on && !published_on);
  return [
    ...doubts.map(({ subject, orders, lines, reason, ask }) => ({
      subject,
      orders: orders?.split(', ') ?? [],
      lines: writeLines(readLines(lines)) ?? {},
      reason,
      ask,
    })),
    {
      subject: 'Instruments without a day',
      orders: dayless.map(({ id }) => id),
      lines: {},
      reason: 'Neither the day of signature nor that of publication was traced.',
      ask: 'Find number and day in the gazette.',
    },
  ];
}
