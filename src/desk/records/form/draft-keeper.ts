import type { CallFailure, CallResult } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import type { Shelf } from './draft-shelf.ts';
import { isSame } from './find-differences.ts';
import type { Values } from './paths.ts';

/** The text that somebody else has saved or published meanwhile. */
export type OtherText = { document: Values; edit: number; by: string | null; at: string; isLocked: boolean };
type Problem = { path: string; message: string };
export type Mark = DeskCallAnswer<'GET /records/{kind}/{id}'>['marks'][number];
export type Saved = {
  id: string;
  edit: number;
  document: Values;
  removed: string[];
  problems: Problem[];
  marks: readonly Mark[];
};

/** Where the text is: `away` and `signed-out` keep it on this device and send it later. */
type SaveState =
  | { is: 'untouched' | 'waiting' | 'saving' | 'signed-out' }
  | { is: 'saved'; at: string }
  | { is: 'away' | 'refused'; failure: CallFailure }
  | { is: 'conflict'; other: OtherText };

export type Draft = {
  /** Null for a new record of which nothing is saved yet. */
  id: string | null;
  /** As it is in the form. */
  document: Values;
  edit: number;
  state: SaveState;
  /** What the server has cleaned and stored; null until the first save. */
  saved: Saved | null;
  isUnsaved: boolean;
  /** The text was kept on this device before, and is only now on its way. */
  isRestored: boolean;
};

type Options = {
  /** The record as it was when the form opened; `liveAt` is when its public text was last changed. */
  loaded: {
    id: string | null;
    document: Values;
    edit: number;
    liveAt: string;
    editedBy: string | null;
    editedAt: string;
  };
  shelf: Shelf;
  save: (draft: Pick<Draft, 'id' | 'document' | 'edit'>) => Promise<CallResult<Saved>>;
  /** What is stored now, when a save was refused because somebody else was faster. */
  readOther: (id: string) => Promise<CallResult<OtherText>>;
  onCreated: (id: string) => void;
};

export type DraftKeeper = ReturnType<typeof keepDraft>;

const pause = 1_200;
const pauseWhileAway = 10_000;

/**
 * Sends the text of a form a moment after each change, one save at a time, and loses nothing: until the server has
 * answered, the text lies on the shelf of this device.
 */
export function keepDraft({ loaded, shelf, save, readOther, onCreated }: Options) {
  const baseOf = (edit: number) => `${edit} ${loaded.liveAt}`;
  const kept = shelf.read(loaded.id);
  const isRestored = kept !== null && !isSame(kept.document, loaded.document);
  if (kept && !isRestored) shelf.remove(loaded.id);
  let draft: Draft = {
    id: loaded.id,
    document: isRestored ? kept.document : loaded.document,
    edit: loaded.edit,
    state: { is: isRestored ? 'waiting' : 'untouched' },
    saved: null,
    isUnsaved: isRestored,
    isRestored,
  };
  if (isRestored && kept.base !== baseOf(loaded.edit)) {
    const { document, edit, editedBy: by, editedAt: at } = loaded;
    draft = { ...draft, state: { is: 'conflict', other: { document, edit, by, at, isLocked: false } } };
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  function set(changes: Partial<Draft>) {
    draft = { ...draft, ...changes };
    for (const listener of listeners) listener();
  }

  function wait(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  function change(document: Values) {
    const { is } = draft.state;
    const isStopped = is === 'conflict' || is === 'signed-out' || is === 'away';
    set({ document, isUnsaved: true, ...(!isStopped && { state: { is: 'waiting' } }) });
    shelf.write(draft.id, { document, base: baseOf(draft.edit) });
    if (!isStopped) wait(pause);
  }

  /** Sends what is not saved yet. Resolves with whether all of it is saved now. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (sending) await sending;
    while (draft.isUnsaved) {
      if (draft.state.is === 'conflict') return false;
      sending ??= send().finally(() => {
        sending = undefined;
      });
      if (!(await sending)) return false;
    }
    return true;
  }

  async function send(): Promise<boolean> {
    const { document, id } = draft;
    const { is } = draft.state;
    // Each further attempt would be read aloud, and the button that is being pressed would go as the field is left.
    if (is !== 'away' && is !== 'signed-out') set({ state: { is: 'saving' } });
    const result = await save(draft);
    if (!result.ok) return fail(result);
    const isAll = draft.document === document;
    const { data } = result;
    if (isAll) shelf.remove(id);
    else shelf.write(data.id, { document: draft.document, base: baseOf(data.edit) });
    const state: SaveState = isAll ? { is: 'saved', at: new Date().toISOString() } : { is: 'waiting' };
    set({ id: data.id, edit: data.edit, saved: data, isUnsaved: !isAll, isRestored: false, state });
    if (id === null) {
      shelf.remove(null);
      onCreated(data.id);
    }
    if (!isAll) wait(pause);
    return true;
  }

  async function fail(failure: CallFailure): Promise<false> {
    const { status } = failure;
    if (status === 401) set({ state: { is: 'signed-out' } });
    else if (status === 409 && draft.id !== null) await meet(draft.id, failure);
    else if (status === 0 || status === 429 || status >= 500) {
      set({ state: { is: 'away', failure } });
      wait(pauseWhileAway);
    } else set({ state: { is: 'refused', failure } });
    return false;
  }

  async function meet(id: string, failure: CallFailure) {
    const found = await readOther(id);
    if (!found.ok) return set({ state: { is: 'refused', failure: found.status === 404 ? failure : found } });
    // Nobody has changed the text, but somebody is reviewing it, or it waits for its hour.
    if (found.data.edit === draft.edit) return set({ state: { is: 'refused', failure } });
    return compare(found.data);
  }

  function compare(other: OtherText) {
    if (!isSame(other.document, draft.document)) return set({ state: { is: 'conflict', other } });
    // The answer to our own save was lost.
    shelf.remove(draft.id);
    return set({ edit: other.edit, isUnsaved: false, state: { is: 'saved', at: other.at } });
  }

  return {
    get: () => draft,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    flush,
    /** Looks for another text where something else than a save was refused. */
    async meetOther() {
      const found = draft.id === null ? undefined : await readOther(draft.id);
      if (found?.ok && found.data.edit !== draft.edit) compare(found.data);
    },
    /** Goes on with this text after a conflict, upon the edit of the other. */
    settle(document: Values, { edit, document: other }: OtherText) {
      const isOther = isSame(document, other);
      set({ document, edit, isUnsaved: !isOther, isRestored: false, state: { is: isOther ? 'untouched' : 'waiting' } });
      if (isOther) shelf.remove(draft.id);
      else void flush();
    },
    /** Lets the save that is on its way end, which begins no other by itself. */
    halt: () => Promise.resolve(sending).finally(() => clearTimeout(timer)),
    /** Gives up what is not saved. */
    forget() {
      clearTimeout(timer);
      shelf.remove(draft.id);
      set({ isUnsaved: false, isRestored: false });
    },
    stop: () => clearTimeout(timer),
  };
}
