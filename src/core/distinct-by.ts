/** The items in their order, of those with the same key the last one at the place of the first. */
export function distinctBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
