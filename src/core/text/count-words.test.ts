import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('words are counted as the language writes them', () => {
  expect(countWords('CRS required under S.O. 1248(E).', 'en')).toBe(5);
  expect(countWords('BEE स्टार लेबल अनिवार्य।', 'hi')).toBe(4);
  expect(countWords('日本語の文章です', 'ja')).toBeGreaterThan(2);
  expect(countWords('需要强制注册', 'zh-Hans')).toBeGreaterThan(1);
  expect(countWords('ต้องขึ้นทะเบียน', 'th')).toBeGreaterThan(1);
});
