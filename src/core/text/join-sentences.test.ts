import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test('joins sentences with the blank of their language', () => {
  expect(joinSentences(['Nur für Einfuhren.', '', 'Fragen Sie uns.', null])).toBe('Nur für Einfuhren. Fragen Sie uns.');
  expect(joinSentences(['适用于印度制造的产品。', '待确认。'])).toBe('适用于印度制造的产品。待确认。');
  expect(joinSentences(['条件：無線機能あり。', 'WPC ETAが必要です。'])).toBe(
    '条件：無線機能あり。WPC ETAが必要です。',
  );
  expect(joinSentences(['भारत में बने माल पर।', 'पुष्टि शेष।'])).toBe('भारत में बने माल पर। पुष्टि शेष।');
});
