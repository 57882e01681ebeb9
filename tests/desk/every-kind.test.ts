import { describe, expect, test } from 'vitest';
import { bare, json, kinds, withVisitors, write } from '#tests/kinds/kind-steps.ts';
import type { Document } from '#tests/kinds/trial.ts';
import { trials } from '#tests/kinds/trials.ts';
import { withSite } from '#tests/server.ts';

const { at, read, find, publish, publishOwn, save } = withVisitors(withSite());

test('every kind of record is tried out', () => {
  expect(Object.keys(trials).sort()).toEqual(kinds.map(({ kind }) => kind).sort());
});

describe.each(kinds.filter(({ kind }) => kind in trials))('$kind', (tried) => {
  const { kind, single } = tried;
  const { prepare, shown, isOther, isFound, use } = trials[kind] ?? expect.fail();
  const list = `/records/${kind}`;
  const wordOf = (which: string) => `Zorb${kind.replaceAll('-', '')}${which}`;
  const live = async (id: string) => (await json(at.author.get(`${list}/${id}`))).live;

  test('is written and read, published, restored and archived, and visitors see each of these', async () => {
    const [first, second] = [wordOf('one'), wordOf('two')];
    let before: Document = {};
    const page = async () => (shown ? read(shown(before)) : '');
    const atFirst = isOther ? await page() : '';
    const { id, document } = await publishOwn(tried, first);
    before = (await live(id)).document;
    expect(bare(before)).toEqual(bare(document));
    const stop = await use?.(before, Number(id));
    /** Whether visitors see and find the word; what was rendered before a write may be answered once more. */
    const look = (word: string) =>
      expect.poll(async () => [
        isOther || !shown || (await page()).includes(word),
        isFound ? (await find(word)).includes(word) : true,
      ]);
    await look(first).toEqual([true, true]);
    if (isOther) await expect.poll(async () => (await page()) === atFirst).toBe(false);
    const asFirst = await page();

    await prepare?.(second);
    const changed = await save(tried, id, { document: write(tried, before, second), edit: 0 });
    expect(bare((await live(id)).document)).toEqual(bare(changed.document));
    await look(second).toEqual([true, true]);
    const isAsFirst = async () => (await page()) === asFirst;
    if (shown) await expect.poll(isAsFirst).toBe(false);

    const { rows } = await json(at.author.get(`${list}/${id}/revisions`));
    const number = Math.max(...rows.map((row: { number: number }) => row.number)) - 1;
    await json(at.author.send('POST', `${list}/${id}/restore`, { number }));
    await publish(tried, id, 1);
    expect(bare((await live(id)).document)).toEqual(bare(before));
    await look(first).toEqual([true, true]);
    if (isOther) await expect.poll(isAsFirst).toBe(true);

    await stop?.();
    const archived = await at.publisher.send('POST', `${list}/${id}/archive`);
    expect(archived.status).toBe(single ? 409 : 200);
    expect((await live(id)).status).toBe(single ? 'published' : 'archived');
    if (single) return;
    if (shown) await expect.poll(async () => (await page()).includes(first)).toBe(false);
    if (isFound) await expect.poll(async () => (await find(first)).includes(first)).toBe(false);
  });
});
