import { expect, test } from 'vitest';
import { findMentioned } from './find-mentioned.ts';

const people = ['Ira Menon', 'Ira Menon Das', 'Kabir Shah', 'Asha Rao', 'Asha Nair', 'मीरा जोशी'].map((name) => ({
  name,
}));

test.each([
  ['@Kabir Shah, please call', ['Kabir Shah']],
  ['Please call: @kabir', ['Kabir Shah']],
  ['(@Kabir) and @KABIR SHAH once', ['Kabir Shah']],
  ['@Ira Menon Das knows', ['Ira Menon Das']],
  ['@Ira Menon knows, @Asha Rao too', ['Ira Menon', 'Asha Rao']],
  ['@मीरा जोशी को बताएं', ['मीरा जोशी']],
  ['@Asha and @Ira have namesakes', []],
  ['@Kabir Zorb has left, @Kabir Zorba is a client, @Kabir stayed', ['Kabir Shah']],
  ['@Kabir Zorb has left', []],
  ['@Kabirs, kabir@lamps.example, a.@kabir, Kabir, @ Kabir, @', []],
])('%s names %j', (text, names) => {
  expect(findMentioned(text, people, [{ name: 'Kabir Zorb' }]).map(({ name }) => name)).toEqual(names);
});

test('a note of nothing but @ costs no more than one name', () => {
  let reads = 0;
  const ira = {
    get name() {
      reads += 1;
      return 'Ira Menon';
    },
  };
  expect(findMentioned('@'.repeat(5_000), [ira])).toEqual([]);
  expect(reads).toBeLessThan(5);
});
