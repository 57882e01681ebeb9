import { distinctBy } from '#core/distinct-by.ts';
import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { factsIn, truthOf } from '../condition.schema.ts';
import type { AssessedLine, Assessment } from '../evaluation/assess-family.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';
import type { ApprovalOrder, FinderRule } from '../load-finder.server.ts';

type Found = { lines: readonly AssessedLine[]; rules: readonly FinderRule[] };
type Words = { texts: ReadonlyMap<string, FactText>; language: LanguageCode };

/** How many of its orders a row names, beside those that its facts choose. */
const mostOrders = 2;
const depends = /*i18n*/ 'Which order it falls under depends on: {facts}.';

/**
 * The orders that an approval rests on, and those of them that its row names. Where a fact decides which order counts,
 * such as the band of a radio, they are those of what is known: a row of a list names the order of one band, whichever
 * the product has. Where nobody has said it, a sentence says on which fact it depends.
 */
export function ordersOfRow(
  { approval, status, facts }: Pick<Assessment, 'approval' | 'status' | 'facts'>,
  { lines, rules }: Found,
  ofApprovals: readonly ApprovalOrder[],
  { texts, language }: Words,
): { orders: OrderName[]; shown: OrderName[]; sentences: string[] } {
  const bySlug = ({ slug }: OrderName) => slug;
  const named = distinctBy(
    [...lines.flatMap(({ row }) => row.order ?? []), ...rules.flatMap(({ order }) => order ?? [])],
    bySlug,
  );
  const own = ofApprovals
    .filter((each) => each.approval === approval.key)
    .map(({ order, condition }) => ({ order, condition, truth: truthOf(condition, facts) }));
  const certain = own.flatMap(({ order, truth }) => (truth === 'true' ? order : []));
  const fixed = named.filter(({ slug }) => !own.some(({ order }) => order.slug === slug));
  // Of what only may apply, it is said where a row of a list would name one of them.
  const isAsked = certain.length === 0 && (status !== 'may-apply' || fixed.length < named.length);
  const open = isAsked ? own.flatMap(({ condition, truth }) => (truth === 'open' ? factsIn(condition) : [])) : [];
  const names = [...new Set(open)].flatMap((fact) => texts.get(fact)?.words['q:name'] ?? []);
  return {
    orders: [...certain, ...fixed],
    shown: [...certain, ...fixed.slice(0, mostOrders)],
    sentences:
      names.length > 0 ? [translate({ text: depends, values: { facts: listWords(names, language) } }, language)] : [],
  };
}
