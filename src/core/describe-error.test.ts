import { expect, test } from 'vitest';
import { describeError, reasonOf } from '#core/describe-error.ts';
import { sql } from '#core/drizzle.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

const database = withTestDatabase();

test.each([
  ['select * from nowhere where email = $', 'relation "nowhere" does not exist'],
  ['select $::text::date', 'invalid input syntax for type date'],
])('the values of a failed query are left out: %s', async (query, reason) => {
  const [before = '', after = ''] = query.split('$');
  const failing = database().execute(sql`${sql.raw(before)}${'asha@lamps.example\n    at home'}${sql.raw(after)}`);
  const error = await failing.catch((caught: unknown) => caught);
  expect(String(error)).toContain('asha@lamps.example');
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toMatch(/asha|at home/);
  expect(described).toMatchObject({ type: 'Error', cause: { code: expect.stringMatching(/^\w{5}$/) } });
  expect(described.message).toContain('Failed query: select');
  expect(described.stack[0]).toMatch(/^ {4}at /);
  expect(reasonOf(error)).toBe(reason);
});

test('whatever is thrown is described', () => {
  expect(describeError('no error')).toEqual({ type: 'string', message: 'no error', stack: [] });
  expect(reasonOf({ message: 'no connection', stack: 'no stack' })).toBe('no connection');
  expect(reasonOf(new Error('outer', { cause: new Error('inner') }))).toBe('inner');
});
