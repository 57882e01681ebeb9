import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { KeptRow } from '#features/finder/kept-sheets.schema.ts';
import { drawEach, drawOnce } from './draw-sheets.server.ts';

const family = fc.constantFrom('lamp', 'kettle', 'radio');
const answers = fc.constantFrom([], [['radio', ['none']]], [['radio', ['bluetooth']]]) as fc.Arbitrary<
  [string, string[]][]
>;
const sheets = fc.array(fc.record({ family, answers }), { maxLength: 250 });
const outcomeOf = (day: string, sheet: { family: string; answers: unknown }): KeptRow[] => [
  {
    key: JSON.stringify([day, sheet.family, sheet.answers]),
    name: '',
    status: 'applies',
    likelihood: null,
    states: [],
  },
];

test('each sheet gets what stands on it, those with the same answers are drawn up once a day, and families follow each other', async () => {
  await fc.assert(
    fc.asyncProperty(sheets, async (given) => {
      const draw = vi.fn(async (day: string, sheet: { family: string; answers: unknown }) => {
        if (sheet.family === 'radio') throw new Error('it cannot be drawn up');
        return outcomeOf(day, sheet);
      });
      const listed = given.map((sheet, id) => ({ id, ...sheet }));
      const once = drawOnce(draw);
      for (const day of ['2030-01-01', '2030-01-02', '2030-01-01']) {
        const expected = listed.map((sheet) => (sheet.family === 'radio' ? null : outcomeOf(day, sheet)));
        expect(await drawEach(once, day, listed)).toEqual(expected);
      }
      const distinct = new Set(given.map((sheet) => JSON.stringify(sheet))).size;
      expect(draw).toHaveBeenCalledTimes(2 * distinct);
      const families = draw.mock.calls.slice(0, distinct).map(([, sheet]) => sheet.family);
      expect(families).toEqual(families.toSorted());
    }),
    { numRuns: 30 },
  );
});

test('a database that is away is no fault of a sheet: the caller hears of it, and the next attempt draws anew', async () => {
  const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
  const draw = vi.fn(async (day: string, sheet: { family: string; answers: unknown }) => outcomeOf(day, sheet));
  draw.mockRejectedValueOnce(away);
  const once = drawOnce(draw);
  const sheet = { id: 1, family: 'lamp', answers: [] };
  await expect(drawEach(once, '2030-01-01', [sheet])).rejects.toBe(away);
  expect(await drawEach(once, '2030-01-01', [sheet])).toEqual([outcomeOf('2030-01-01', sheet)]);
});
