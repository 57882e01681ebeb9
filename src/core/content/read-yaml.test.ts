import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from './content-error.ts';
import { required } from './content-fields.ts';
import { readYaml } from './read-yaml.ts';
import { distinctBy } from './repeats.ts';

test('reports the line of an invalid entry', () => {
  const problems: Problem[] = [];
  readYaml('a.yaml', '- name: a\n- nam: b\n', problems)?.as(z.array(z.strictObject({ name: required })));
  expect(problems.map(({ line }) => line)).toEqual([2, 2]);
});

test('reports the line of a syntax error, and of an entry that occurs twice', () => {
  const problems: Problem[] = [];
  readYaml('a.yaml', 'a: [1,\nb: 2\n', problems)?.as(z.unknown());
  const names = z.array(z.object({ name: required })).superRefine(distinctBy(({ name }) => name));
  readYaml('b.yaml', '- name: a\n- name: a\n', problems)?.as(names);
  expect(problems[0]).toMatchObject({ file: 'a.yaml' });
  expect(problems.at(-1)).toEqual({ file: 'b.yaml', line: 2, reason: "1: 'a' appears twice" });
});
