import type { Values } from './paths.ts';

/** `base` says upon which state of the record it was written; `key` is that of a new one, of which no answer has come yet. */
type Kept = { document: Values; base: string; key?: string };

/** Where a text lies on this device until the server has it. */
export type Shelf = {
  read: (id: string | null) => Kept | null;
  write: (id: string | null, kept: Kept) => void;
  remove: (id: string | null) => void;
};

/** The shelf of one person for one kind of record. A browser without storage, or a full one, keeps nothing. */
export function draftShelf(staffId: number, kind: string): Shelf {
  const keyOf = (id: string | null) => `draft ${staffId} ${kind} ${id ?? 'new'}`;
  return {
    read(id) {
      try {
        return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
      } catch {
        return null;
      }
    },
    write(id, kept) {
      try {
        localStorage.setItem(keyOf(id), JSON.stringify(kept));
      } catch {
        // The form still holds it, and leaving the page asks.
      }
    },
    remove(id) {
      try {
        localStorage.removeItem(keyOf(id));
      } catch {
        // Nothing was kept.
      }
    },
  };
}
