import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { type ExemptionKind, isConfirmed } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Condition } from './condition.schema.ts';
import type { LineRow } from './list-line-rows.server.ts';
import type { FinderRule } from './load-finder.server.ts';
import { nameOfLine } from './rows-together.ts';

type OfOrder = { order: OrderName; exemptions: readonly Exemption[] };

/** The purposes for which orders exempt goods; what they say of stock, transit or small makers no fact can tell. */
const purposes: Partial<Record<ExemptionKind, string>> = {
  export: 'export-only',
  research: 'r-and-d',
  'spare-parts': 'repair-stock',
};

/**
 * The exemptions that the orders of a family's rows grant, as rules that beat those rows and nothing else. An exemption
 * only *may* exempt if nobody has read it in the order itself, or if it is measured by something that no fact tells.
 */
export function exemptionsOfFamily(rows: ReadonlyMap<string, LineRow>, ofOrders: readonly OfOrder[]): FinderRule[] {
  return ofOrders.flatMap(({ order, exemptions }) => {
    const lines = [...rows.values()].filter((row) => row.order?.slug === order.slug);
    const overrides = lines.map(nameOfLine).sort();
    return exemptions.flatMap((exemption): FinderRule[] => {
      const purpose = purposes[exemption.kind];
      if (!purpose || exemption.isOver || overrides.length === 0) return [];
      const { limit, isCountable } = limitOf(exemption);
      const parts: Condition[] = [{ fact: 'purpose', is: purpose }, ...placeOf(exemption), ...limit];
      const isCertain = isCountable && isConfirmed(exemption.confidence);
      return [
        {
          key: `exemption ${order.slug} ${exemption.id}`,
          approval: '',
          effect: isCertain ? 'exempts' : 'may-exempt',
          ...{ condition: { all: parts }, scope: {}, reason: wordsOf(exemption), overrides, order },
          source: '',
          confidence: exemption.confidence,
        },
      ];
    });
  });
}

function placeOf({ appliesTo }: Exemption): Condition[] {
  if (appliesTo === 'both') return [];
  return [{ fact: 'made-in', is: appliesTo === 'domestic' ? 'india' : 'abroad' }];
}

/** Up to how many pieces; kilograms and shipments are no facts that anybody is asked for. */
function limitOf({ quantity, unit }: Exemption): { limit: Condition[]; isCountable: boolean } {
  if (quantity === null) return { limit: [], isCountable: true };
  if (unit !== 'units') return { limit: [], isCountable: false };
  return { limit: [{ fact: 'quantity', below: quantity + 0.001 }], isCountable: true };
}

/** The words of the order, and how much it frees: `By makers, not for sale (200 units, year)`. */
function wordsOf({ condition, quantity, unit, period }: Exemption): string {
  const amount = quantity === null ? '' : [`${quantity} ${unit ?? ''}`.trim(), ...(period ? [period] : [])].join(', ');
  return [condition ?? '', amount && `(${amount})`].filter(Boolean).join(' ');
}
