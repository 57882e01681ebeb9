import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('separates a prefix from its number', () => {
  expect(searchWords('IS616  IEC62368')).toEqual(['is', '616', 'iec', '62368']);
});
