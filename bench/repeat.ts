/** Does a thing so many times, by so many callers at once; returns what each time gave. */
export async function repeat<Result>(once: () => Promise<Result>, times: number, callers: number): Promise<Result[]> {
  const results: Result[] = [];
  let left = times;
  const call = async () => {
    while (left-- > 0) results.push(await once());
  };
  await Promise.all(Array.from({ length: callers }, call));
  return results;
}

/** One after the other, again and again. */
export function inTurn<Item>(items: Item[]): () => Item {
  let turn = 0;
  return () => items[turn++ % items.length] as Item;
}
