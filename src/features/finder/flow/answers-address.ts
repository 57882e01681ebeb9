import { unknownProduct } from '../unknown-product.ts';
import type { AnswerName, Given } from './step.ts';

/** What an address with answers says beside them. */
export type AnswersBeside = {
  /** What was searched, which suggests answers. */
  q?: string;
  /** The question to which somebody goes back. */
  change?: AnswerName | null;
  /** Whether the sheet is shown although something is open. */
  show?: boolean;
};

/** What no longer holds, or makes no sense, once another answer is given to a question. */
const dependent: Partial<Record<AnswerName, readonly AnswerName[]>> = {
  audience: ['size', 'who'],
  battery: ['battery-chemistry'],
};

/** The answers that stay when a question is answered anew. */
export function answersBeside(given: Given, question: AnswerName): Given {
  const gone = [question, ...(dependent[question] ?? [])];
  return given.filter(([name]) => !gone.includes(name));
}

/** The page about a family, or the list of all of them for a product that is none. */
export const familyPath = (slug: string) => (slug === unknownProduct ? '/approval-finder' : `/approval-finder/${slug}`);

/** The address at which questions about a product are asked, or its sheet is shown, after these answers. */
export function answersAddress(slug: string, given: Given, { q = '', change, show }: AnswersBeside = {}): string {
  const query = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...given.flatMap(([name, values]) => values.map((value) => [name, value])),
    ...(change ? [['change', change]] : []),
    ...(show ? [['show', 'sheet']] : []),
  ]);
  return `/approval-finder/${slug}/answers${query.size > 0 ? `?${query}` : ''}`;
}
