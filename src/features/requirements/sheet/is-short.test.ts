import { expect, test } from 'vitest';
import { isShort } from './is-short.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

test('a verdict in English has fifteen words at most, however short they are', () => {
  expect(isShort(words(15, 'requirements'), 'en')).toBe(true);
  expect(isShort(words(16, 'a'), 'en')).toBe(false);
});

test('a language that writes more words for the same has the length that they have in English', () => {
  // Vietnamese writes each syllable apart: sixteen of them are about nine words.
  expect(isShort('Sản xuất tại Ấn Độ: Cần Dấu ISI; 2 phê duyệt khác có thể áp dụng.', 'vi')).toBe(true);
  expect(isShort(words(24, 'phê'), 'vi')).toBe(true);
  expect(isShort(words(40, 'phê'), 'vi')).toBe(false);
  expect(isShort('インドで製造: CRS、ほか2件が必要。ほか4件は適用の可能性あり。', 'ja')).toBe(true);
});

test('a sign as wide as two letters counts twice, and a vowel sign is part of its letter', () => {
  expect(isShort('件'.repeat(50), 'zh-Hans')).toBe(true);
  expect(isShort('件'.repeat(51), 'zh-Hans')).toBe(false);
  expect(isShort(words(33, 'कि'), 'hi')).toBe(true);
});
