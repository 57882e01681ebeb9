import { useRef, useState } from 'react';

/** The rows of a list that are chosen, of those that are shown. */
export type Chosen<Id> = {
  ids: readonly Id[];
  has: (id: Id) => boolean;
  /** Chooses a row or leaves it; with `isRange` so does every row from the last one that was touched. */
  toggle: (id: Id, isRange?: boolean) => void;
  /** Chooses all rows of the page, or leaves all. */
  toggleAll: () => void;
  clear: () => void;
};

/** Another page or another filter shows other rows, and nobody changes what they do not see. */
export function useChosen<Id extends string | number>(shown: readonly Id[]): Chosen<Id> {
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const last = useRef<Id>(undefined);
  const ids = shown.filter((id) => chosen.has(id));

  function toggle(id: Id, isRange = false) {
    const [from, to] = [isRange && last.current !== undefined ? shown.indexOf(last.current) : -1, shown.indexOf(id)];
    const touched = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const isAdding = !chosen.has(id);
    last.current = id;
    setChosen(new Set(isAdding ? [...ids, ...touched] : ids.filter((other) => !touched.includes(other))));
  }

  return {
    ids,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(new Set(ids.length < shown.length ? shown : [])),
    clear: () => setChosen(new Set()),
  };
}
