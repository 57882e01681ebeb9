import { expect, test } from 'vitest';
import { hasSenderDisconnected, isDatabaseAway } from './errors.ts';

const coded = (code: string, message = 'refused') => Object.assign(new Error(message), { code });

test.each([
  ['a connection that breaks', coded('ECONNRESET', 'read ECONNRESET')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  ['no answer', new Error('Query read timeout')],
  ['a server that stops', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a standby that takes no writes', coded('25006')],
  ['a statement that took too long', coded('57014')],
  ['a transaction that took too long', coded('25P04')],
  ['a full disk', coded('53100')],
  ['too many connections', coded('53300')],
  ['several addresses that all refuse', new AggregateError([coded('ECONNREFUSED')])],
])('%s is a database that is away, also as the cause of another error', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new Error('Failed query', { cause: error }))).toBe(true);
});

test.each([coded('23505'), coded('42P01'), coded('22P02'), new Error('something else'), 'a text'])(
  'a wrong query is none: %s',
  (error) => expect(isDatabaseAway(error)).toBe(false),
);

test('a sender who disconnects is distinguished from a database whose connection breaks', () => {
  expect(hasSenderDisconnected(coded('ECONNRESET', 'aborted'))).toBe(true);
  expect(hasSenderDisconnected(coded('ECONNRESET', 'read ECONNRESET'))).toBe(false);
});
