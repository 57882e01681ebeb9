import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OtherText, Saved } from './draft.ts';
import { keepDraft } from './draft-keeper.ts';
import type { Shelf } from './draft-shelf.ts';
import type { Values } from './paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const loaded = { id: '7', document: { name: 'Lamp' }, edit: 1, liveAt: 'then', editedBy: 'Ira', editedAt: 'then' };
const failure = (status: number) => ({ ok: false as const, status, message: undefined, errors: {} });

function shelfIn(kept = new Map<string | null, { document: Values; base: string }>()) {
  const shelf: Shelf = {
    read: (id) => kept.get(id) ?? null,
    write: (id, text) => void kept.set(id, text),
    remove: (id) => void kept.delete(id),
  };
  return { shelf, kept };
}

/** A keeper whose server answers one save after the other with these outcomes, and then accepts all. */
function withServer(outcomes: (number | 'hangs')[] = [], { other, from = loaded, ...given }: Partial<Given> = {}) {
  const { shelf, kept } = given.on ?? shelfIn();
  const sent: { document: Values; edit: number }[] = [];
  const keys: string[] = [];
  const created: string[] = [];
  const keeper = keepDraft({
    loaded: from,
    shelf,
    async save({ id, document, edit, key }) {
      sent.push({ document, edit });
      keys.push(key);
      const outcome = outcomes.shift() ?? 200;
      if (outcome === 'hangs') await new Promise((resolve) => setTimeout(resolve, 5_000));
      else if (outcome !== 200) return failure(outcome);
      const data: Saved = { id: id ?? 'new-3', edit: edit + 1, document, removed: [], problems: [], marks: [] };
      return { ok: true, status: 200, data };
    },
    readOther: async () => (other ? { ok: true, status: 200, data: other } : failure(404)),
    onCreated: (id) => void created.push(id),
  });
  return { keeper, sent, keys, kept, created, on: { shelf, kept } };
}
type Given = {
  other: OtherText;
  from: Omit<typeof loaded, 'id'> & { id: string | null };
  on: ReturnType<typeof shelfIn>;
};

const theirs = { edit: 5, by: 'Ravi', at: 'now', isLocked: false };

test('what is typed in one go is one save, and is on the shelf until it is saved', async () => {
  const { keeper, sent, kept } = withServer();
  keeper.change({ name: 'Lamps' });
  keeper.change({ name: 'Lamps and bulbs' });
  expect(kept.get('7')?.document).toEqual({ name: 'Lamps and bulbs' });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ document: { name: 'Lamps and bulbs' }, edit: 1 }]);
  expect(keeper.get()).toMatchObject({ edit: 2, isUnsaved: false, state: { is: 'saved' } });
  expect(kept.size).toBe(0);
});

test('what is typed during a save is saved after it, upon its edit', async () => {
  const { keeper, sent } = withServer(['hangs']);
  keeper.change({ name: 'One' });
  const all = keeper.flush();
  keeper.change({ name: 'Two' });
  await vi.runAllTimersAsync();
  expect(await all).toBe(true);
  expect(sent.map(({ document, edit }) => [document.name, edit])).toEqual([
    ['One', 1],
    ['Two', 2],
  ]);
});

test.each([0, 500, 503, 429])('after the answer %i the text stays on the shelf and is sent again', async (status) => {
  const { keeper, sent, kept } = withServer([status, status]);
  keeper.change({ name: 'Kept' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.get().state.is).toBe('away');
  keeper.change({ name: 'Kept and more' });
  expect(kept.get('7')?.document).toEqual({ name: 'Kept and more' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(keeper.get().state.is).toBe('saved');
  expect(sent.at(-1)?.document).toEqual({ name: 'Kept and more' });
  expect(kept.size).toBe(0);
});

test('a session that has ended keeps the text and waits for the person', async () => {
  const { keeper, sent, kept } = withServer([401]);
  keeper.change({ name: 'Kept' });
  await vi.runAllTimersAsync();
  expect([keeper.get().state.is, sent.length, kept.size]).toEqual(['signed-out', 1, 1]);
  expect(await keeper.flush()).toBe(true);
});

test('whoever presses “Sign in again” leaves the field, which sends the text, and the button stays meanwhile', async () => {
  const { keeper } = withServer([401, 401]);
  keeper.change({ name: 'Kept' });
  await vi.runAllTimersAsync();
  const seen: string[] = [];
  keeper.subscribe(() => void seen.push(keeper.get().state.is));
  expect(await keeper.flush()).toBe(false);
  expect(seen).toEqual(['signed-out']);
});

test('a text that was kept is in the form again, and is sent', async () => {
  const first = withServer([0]);
  first.keeper.change({ name: 'Kept' });
  await first.keeper.flush();
  first.keeper.stop();
  const { keeper, sent } = withServer([], { on: first.on });
  expect(keeper.get()).toMatchObject({ document: { name: 'Kept' }, isRestored: true });
  await keeper.flush();
  expect(sent).toEqual([{ document: { name: 'Kept' }, edit: 1 }]);
});

test('a text that was kept while somebody else saved meets theirs', async () => {
  const first = withServer([0]);
  first.keeper.change({ name: 'Kept' });
  await first.keeper.flush();
  first.keeper.stop();
  const { keeper, sent } = withServer([], { on: first.on, from: { ...loaded, document: { name: 'Theirs' }, edit: 4 } });
  expect(keeper.get().state).toMatchObject({ is: 'conflict', other: { document: { name: 'Theirs' }, edit: 4 } });
  await keeper.flush();
  expect(sent).toEqual([]);
});

test('two texts meet, and the chosen one is saved upon the other', async () => {
  const other = { ...theirs, document: { name: 'Theirs' } };
  const { keeper, sent, kept } = withServer([409], { other });
  keeper.change({ name: 'Mine' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.get().state).toEqual({ is: 'conflict', other });
  expect(kept.get('7')?.document).toEqual({ name: 'Mine' });
  keeper.settle({ name: 'Mine' }, other);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ document: { name: 'Mine' }, edit: 5 });
  expect([keeper.get().state.is, kept.size]).toEqual(['saved', 0]);
});

test('when the answer to a save was lost, its own text is no conflict', async () => {
  const { keeper, kept } = withServer([0, 409], { other: { ...theirs, document: { name: 'Mine ' } } });
  keeper.change({ name: 'Mine' });
  await keeper.flush();
  await keeper.flush();
  expect(keeper.get()).toMatchObject({ edit: 5, isUnsaved: false, state: { is: 'saved' } });
  expect(kept.size).toBe(0);
});

test('a new record is made once, and is known by its id then', async () => {
  const { keeper, sent, created, kept } = withServer(['hangs'], { from: { ...loaded, id: null, edit: 0 } });
  keeper.change({ name: 'New' });
  const all = keeper.flush();
  void keeper.flush();
  keeper.change({ name: 'Newer' });
  await vi.runAllTimersAsync();
  expect(await all).toBe(true);
  expect([created, keeper.get().id, sent.length, kept.size]).toEqual([['new-3'], 'new-3', 2, 0]);
});

test('a new record of which the answer was lost is sent again by the same key, and then what was typed since', async () => {
  const from = { ...loaded, id: null, document: { name: '' }, edit: 0 };
  const first = withServer([0], { from });
  first.keeper.change({ name: 'New' });
  await first.keeper.flush();
  first.keeper.change({ name: 'Newer' });
  await vi.advanceTimersByTimeAsync(25_000);
  // The server may have answered with the draft of the first attempt.
  expect(first.sent.slice(1)).toEqual([
    { document: { name: 'Newer' }, edit: 0 },
    { document: { name: 'Newer' }, edit: 1 },
  ]);
  expect([new Set(first.keys).size, first.created, first.keeper.get().state.is]).toEqual([1, ['new-3'], 'saved']);

  const lost = withServer([0], { from });
  lost.keeper.change({ name: 'Kept' });
  await lost.keeper.flush();
  lost.keeper.stop();
  const again = withServer([], { from, on: lost.on });
  await again.keeper.flush();
  expect(again.keys).toEqual([...lost.keys, ...lost.keys]);
  expect(again.sent.map(({ edit }) => edit)).toEqual([0, 1]);
  expect(lost.keys[0]).not.toBe(first.keys[0]);
});
