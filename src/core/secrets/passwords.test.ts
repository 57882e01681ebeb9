import { describe, expect, test } from 'vitest';
import { checkPassword, hashPassword } from './passwords.server.ts';

describe('passwords', () => {
  test('a hash states its cost, has its own salt and matches only its password', async () => {
    const [one, two] = await Promise.all([hashPassword('mango-tram-62'), hashPassword('mango-tram-62')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await checkPassword('mango-tram-62', one)).toEqual({ isRight: true, isOutdated: false });
    expect(await checkPassword('mango-tram-63', one)).toEqual({ isRight: false, isOutdated: false });
  });

  test('spellings that NFKC makes equal are the same password', async () => {
    expect(await checkPassword('cafe\u0301-tram', await hashPassword('café-tram'))).toMatchObject({ isRight: true });
  });

  test('a hash with another cost is correct but outdated', async () => {
    const old = await hashPassword('mango-tram-62', 'clients', { memory: 8_192, passes: 1, parallelism: 1 });
    expect(await checkPassword('mango-tram-62', old)).toEqual({ isRight: true, isOutdated: true });
  });

  test.each([null, undefined, '', 'x', '$argon2id$v=19$m=1'])('nothing fits the stored %j', async (stored) => {
    expect(await checkPassword('', stored)).toEqual({ isRight: false, isOutdated: false });
  });

  test('two hashes run at once and 64 wait; further ones are refused at once and can be tried again', async () => {
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => checkPassword('x', null)));
    const refused = all.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason);
    expect(refused).toHaveLength(80 - 66);
    expect(refused[0]).toMatchObject({ name: 'Refusal', status: 503, retryAfter: 3 });
    await expect(checkPassword('x', null)).resolves.toBeDefined();
  });

  test('a flood of clients keeps no member of staff waiting', async () => {
    let waiting = 66;
    const flood = Array.from({ length: waiting }, () =>
      checkPassword('x', null).finally(() => {
        waiting -= 1;
      }),
    );
    await checkPassword('x', null, 'staff');
    expect(waiting).toBeGreaterThan(50);
    await Promise.all(flood);
  });
});
