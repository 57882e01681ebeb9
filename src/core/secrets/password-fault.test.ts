import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-fault.ts';
import { passwordTexts as texts } from './password-rules.ts';

const owner = { name: 'Asha Raghunathan', email: 'asha.r@lamps.example' };

describe('passwordFault', () => {
  test.each(['a7&kQ2', '', 'x'.repeat(129), '🔐'.repeat(7)])('%j has not 8 to 128 code points', async (password) => {
    expect(await passwordFault(password, owner)).toBe(texts.length);
  });

  test('lengths are counted in code points after NFKC', async () => {
    expect(await passwordFault('🔐🌊🌋🌵🍄🍉🎻🎯', owner)).toBeUndefined();
    // One ligature is eighteen letters after NFKC.
    expect(await passwordFault('ﷺ', owner)).toBeUndefined();
    expect(await passwordFault(`${'ab7&'.repeat(31)}ab7`, owner)).toBeUndefined();
  });

  test.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'P@ssw0rd123!',
    '12345678',
    '1234567890',
    '87654321',
    'qwertyuiop',
    'qwerty123',
    'Qwerty@123',
    '1q2w3e4r',
    '1qaz2wsx',
    'asdfghjkl',
    'iloveyou',
    'India@123',
    'Mumbai2026',
    'polaroid',
    'newberry',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcd1234',
    'admin@123',
    'letmein1',
    'trustno1',
    '11223344',
    'ｐａｓｓｗｏｒｄ',
    'welcome@2026',
    'Kasauti1',
    'michelle',
    'Maverick',
    '12071984',
    'bis12345',
  ])('%j is easy to guess', async (password) => {
    expect(await passwordFault(password, owner)).toBe(texts.common);
  });

  test.each([
    'asha raghunathan',
    'AshaRaghunathan',
    'raghunathan',
    'Raghunathan1987',
    'asha.r@lamps.example',
    'RaghunathanAsha',
  ])('%j is the owner’s name or address', async (password) => {
    expect(await passwordFault(password, owner)).toBe(texts.personal);
  });

  test.each(['correct horse battery', 'mango-tram-62-lantern', 'Xk29!vbqq', 'घड़ी नीली पतंग', 'tr0ub4dor&3x'])(
    '%j is good',
    async (password) => {
      expect(await passwordFault(password, owner)).toBeUndefined();
    },
  );

  test('never throws', async () => {
    const arbitrary = fc.string({ unit: 'binary' });
    await fc.assert(fc.asyncProperty(arbitrary, async (text) => (await passwordFault(text, owner)) !== ''));
  });
});
