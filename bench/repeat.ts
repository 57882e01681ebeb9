/** Repeats an action a number of times with several callers at once; returns all results. */
export async function repeat<Result>(once: () => Promise<Result>, times: number, callers: number): Promise<Result[]> {
  const results: Result[] = [];
  let left = times;
  const call = async () => {
    while (left-- > 0) results.push(await once());
  };
  await Promise.all(Array.from({ length: callers }, call));
  return results;
}

/** Repeats the actions in turn, one after the other. */
export function inTurn<Item>(items: Item[]): () => Item {
  let turn = 0;
  return () => items[turn++ % items.length] as Item;
}
