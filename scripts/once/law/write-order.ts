import { Document, isMap, isPair, isScalar, isSeq, type ToStringOptions, visit } from 'yaml';
import type { Order } from './order.ts';

/** Fixed, so that another run writes the same bytes: no line is folded. */
export const yamlStyle = { lineWidth: 0 } satisfies ToStringOptions;

/** The text of an order's file; audiences, and the lines of an effect, stand on one line. */
export function writeOrder(order: Order): string {
  const document = new Document(order, { keepUndefined: false });
  visit(document, {
    Pair(_, { key, value }, path) {
      const isInEffect = path.some((node) => isPair(node) && isScalar(node.key) && node.key.value === 'effects');
      const isFlow = isScalar(key) && (key.value === 'audiences' || (key.value === 'lines' && isInEffect));
      if (isFlow && (isSeq(value) || isMap(value))) value.flow = true;
    },
  });
  return document.toString(yamlStyle);
}
