import { closed } from '#core/text/closed.ts';
import { joinSentences } from '#core/text/join-sentences.ts';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { type ExemptionKind, isConfirmed } from '#features/orders/order-kinds.schema.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Condition } from '../condition.schema.ts';
import type { LineRow } from '../list-line-rows.server.ts';
import type { FinderRule } from '../load-finder.server.ts';
import { nameOfLine } from '../rows-together.ts';

type OfOrder = { order: OrderName; exemptions: readonly Exemption[] };

/** The purposes for which orders exempt goods; what they say of stock, transit or small makers no fact can tell. */
const purposes: Partial<Record<ExemptionKind, string>> = {
  export: 'export-only',
  research: 'r-and-d',
  'spare-parts': 'repair-stock',
};

/**
 * The exemptions that the orders of a family's rows grant, as rules that beat those rows and nothing else. One exempts
 * only if somebody has read it in the order itself, and if it frees the goods whoever brings them. Most free makers, or
 * makers that BIS has certified, or so much a year: of these we say no more than that they *may* exempt.
 */
export function exemptionsOfFamily(rows: ReadonlyMap<string, LineRow>, ofOrders: readonly OfOrder[]): FinderRule[] {
  return ofOrders.flatMap(({ order, exemptions }) => {
    const lines = [...rows.values()].filter((row) => row.order?.slug === order.slug);
    const overrides = lines.map(nameOfLine).sort();
    return exemptions.flatMap((exemption): FinderRule[] => {
      const freed = purposesOf(exemption);
      if (freed.length === 0 || exemption.isOver || overrides.length === 0) return [];
      const parts: Condition[] = [{ fact: 'purpose', in: freed }, ...placeOf(exemption), ...limitOf(exemption)];
      return [
        {
          key: `exemption ${order.slug} ${exemption.id}`,
          approval: '',
          effect: settles(exemption) ? 'exempts' : 'may-exempt',
          ...{ condition: { all: parts }, scope: {}, reason: wordsOf(exemption), overrides, order },
          clause: exemption.clause,
          source: exemption.source ?? '',
          confidence: exemption.confidence,
        },
      ];
    });
  });
}

/** How many pieces somebody states may be those of one consignment, so that no amount a year is taken as kept. */
function settles({ freesAll, quantity, confidence }: Exemption): boolean {
  return freesAll && quantity === null && isConfirmed(confidence);
}

/** Clauses on imports for export are mostly about what goes into goods for export, unless they free all goods. */
function purposesOf({ kind, appliesTo, freesAll }: Exemption): string[] {
  const purpose = purposes[kind];
  const isForInput = kind === 'export' && appliesTo !== 'domestic' && !freesAll;
  return purpose ? [purpose, ...(isForInput ? ['input-for-export'] : [])] : [];
}

function placeOf({ appliesTo }: Exemption): Condition[] {
  if (appliesTo === 'both') return [];
  return [{ fact: 'made-in', is: appliesTo === 'domestic' ? 'india' : 'abroad' }];
}

/** More pieces than the order frees are surely not freed; kilograms and shipments are no facts that anybody is asked for. */
function limitOf({ quantity, unit, period }: Exemption): Condition[] {
  if (quantity === null || unit !== 'units' || period?.includes('consignment')) return [];
  return [{ fact: 'quantity', below: quantity + 0.001 }];
}

/** The words of the order, and how much it frees: `By makers, not for sale. No more than 200 units a year.` */
const wordsOf = ({ condition, upTo }: Exemption) => joinSentences([condition && closed(condition), upTo]);
