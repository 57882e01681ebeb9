import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { approvals } from './judge.ts';

type Row = Record<string, string>;

async function read(path: string): Promise<Row[]> {
  return parse(await readFile(path, 'utf8'), { columns: true, relax_column_count_less: true });
}

const [facts, slugs] = await Promise.all(['facts', 'families'].map((name) => read(`content/families/${name}.csv`)));
const readSet = (folder: string) =>
  Promise.all(
    ['products', 'expected', 'families', 'answers'].map((name) => read(`tests/answers/${folder}${name}.csv`)),
  );
const sets = await Promise.all(
  ['', 'unseen/'].map(async (folder) => [folder || 'its own', await readSet(folder)] as const),
);

describe.each(sets)('the set of the folder %s', (_folder, [products, expected, families, recorded]) => {
  const keys = products?.map(({ key }) => key) ?? [];

  test('each product has a row of families and of answers, and no row is about another one', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(families?.map(({ key }) => key)).toEqual(keys);
    expect(recorded?.map(({ key }) => key)).toEqual(['*', ...keys]);
    const known = new Set(keys);
    expect(expected?.filter(({ key }) => !known.has(key))).toEqual([]);
  });

  test('families, approvals and statuses are known', () => {
    const known = new Set(slugs?.map(({ family }) => family));
    expect(
      families?.flatMap((row) => row.families?.split('|') ?? []).filter((slug) => slug && !known.has(slug)),
    ).toEqual([]);
    const statuses = ['applies', 'applies-from', 'may-apply', 'voluntary', 'not-required', 'none', ''];
    const odd = expected?.filter(
      ({ approval, status, answered }) =>
        !approvals.includes(approval ?? '') || !statuses.includes(status ?? '') || !statuses.includes(answered ?? ''),
    );
    expect(odd).toEqual([]);
  });

  test('recorded answers are facts with values that can be given', () => {
    const factOf = new Map(facts?.map((row) => [row.fact, row]));
    const odd = (recorded ?? []).flatMap(({ key, answers = '' }) =>
      answers
        .split('; ')
        .filter((answer) => answer && !isAnswer(answer, factOf))
        .map((answer) => `${key}: ${answer}`),
    );
    expect(odd).toEqual([]);
  });
});

function isAnswer(answer: string, factOf: ReadonlyMap<string | undefined, Row>): boolean {
  const [name = '', value = ''] = answer.split('=');
  if (name === 'audience') return value === 'import';
  const fact = factOf.get(name);
  if (!fact || !value) return false;
  if (fact.kind === 'number') return /^\d+(\.\d+)?$/.test(value);
  const values = fact.values?.split('|') ?? [];
  return fact.kind === 'text' || value.split(',').every((each) => values.includes(each));
}
