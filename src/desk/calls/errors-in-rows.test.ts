import { expect, test } from 'vitest';
import { z } from 'zod';
import { zodResolver } from '#ui/fields/zod-resolver.ts';
import { errorAt, inRows, namedErrors } from './errors-in-rows.ts';

const schema = z.object({
  title: z.string().min(1, 'no title'),
  keys: z.array(z.string().max(2, 'too long')),
  rows: z.array(z.object({ name: z.string().min(1, 'no name'), of: z.array(z.string().max(2, 'too long')) })),
});
const errorsOf = async (values: object) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await inRows(zodResolver(schema))(values, undefined, options)).errors;
};

test('a mistake in a row stands at its field there, and one in a list of texts at the list', async () => {
  const rows = [
    { name: 'a', of: [] },
    { name: '', of: ['abc', 'abcd'] },
  ];
  const errors = await errorsOf({ title: '', keys: ['a', 'abc'], rows });
  expect(errorAt(errors, 'rows.1.name')?.message).toBe('no name');
  expect(errorAt(errors, 'rows.0.name')).toBeUndefined();
  expect(errorAt(errors, 'rows')).toBeUndefined();
  // In the order of the form, whatever the order in which they were found.
  expect(namedErrors(errors, ['rows', 'keys', 'title']).map(([name, { message }]) => [name, message])).toEqual([
    ['rows.1.name', 'no name'],
    ['rows.1.of', 'too long'],
    ['keys', 'too long'],
    ['title', 'no title'],
  ]);
});

test('a list and one of its rows can both be wrong', async () => {
  const errors = await inRows(() => ({
    values: {},
    errors: { rows: { type: 'schema', message: 'too many' }, 'rows.2.name': { type: 'schema', message: 'no name' } },
  }))({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(namedErrors(errors.errors, ['rows']).map(([name]) => name)).toEqual(['rows', 'rows.2.name']);
});
