/** Takes a place, and returns what gives it back; undefined when all are taken. */
export type TakePlace = (key: string) => (() => void) | undefined;

/** Counts what is open at once under each key, such as the connections of a network. */
export function countOpen(most: () => number): TakePlace {
  const open = new Map<string, number>();
  return (key) => {
    const count = (open.get(key) ?? 0) + 1;
    if (count > most()) return undefined;
    open.set(key, count);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  };
}
