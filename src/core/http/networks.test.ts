import { expect, test } from 'vitest';
import { addressIn, isIn, isLoopback, readNetworks } from './networks.ts';

test('a list of addresses and networks', () => {
  const networks = readNetworks('127.0.0.1, 10.0.0.0/8,fd00::/8 , ::1');
  for (const address of ['127.0.0.1', '10.255.0.1', 'fd12::1', '::1', '::ffff:10.0.0.1']) {
    expect(isIn(networks, address), address).toBe(true);
  }
  for (const address of ['127.0.0.2', '11.0.0.1', 'fe80::1', 'unknown', '', '10.0.0']) {
    expect(isIn(networks, address), address).toBe(false);
  }
});

test.each([
  'localhost',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.0/-1',
  'true',
  '10/8',
  '0.0.0.0/0',
  '::/0',
])('%s is not one', (list) => {
  expect(readNetworks(list)).toBeUndefined();
});

test('an empty list contains nobody', () => {
  expect(isIn(readNetworks(''), '127.0.0.1')).toBe(false);
});

test.each([
  [' 203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['', undefined],
])('%j of X-Forwarded-For is %j', (entry, address) => {
  expect(addressIn(entry)).toBe(address);
});

test('this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].map(isLoopback)).not.toContain(false);
  expect(['128.0.0.1', '::2', 'localhost'].map(isLoopback)).not.toContain(true);
});
