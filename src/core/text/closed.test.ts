import { expect, test } from 'vitest';
import { closed } from './closed.ts';

test.each([
  ['Only for export', 'Only for export.'],
  ['केवल निर्यात', 'केवल निर्यात।'],
  ['শুধু রপ্তানি', 'শুধু রপ্তানি।'],
  ['ਸਿਰਫ਼ ਨਿਰਯਾਤ', 'ਸਿਰਫ਼ ਨਿਰਯਾਤ।'],
  ['للتصدير فقط', 'للتصدير فقط.'],
  ['輸出のみ', '輸出のみ。'],
  ['仅供出口', '仅供出口。'],
  ['수출만', '수출만.'],
  ['เพื่อการส่งออกเท่านั้น', 'เพื่อการส่งออกเท่านั้น'],
])('%s ends as a sentence of its language does', (words, sentence) => {
  expect(closed(words)).toBe(sentence);
});

test.each(['Only for export.', 'Is it?', 'Now!', 'हाँ।', 'هل هو؟', '輸出のみ。', '本当？', '出口！'])(
  '%s stays',
  (sentence) => {
    expect(closed(sentence)).toBe(sentence);
  },
);
