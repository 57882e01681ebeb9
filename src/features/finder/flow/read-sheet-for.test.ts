import { expect, test } from 'vitest';
import { readSheetFor } from './read-sheet-for.ts';

const readFrom = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readSheetFor((name) => parameters.get(name) ?? '');
};

test('a size is that of a maker in India, and an import stays one whatever size is said beside it', () => {
  expect(readFrom('size=micro')).toEqual({ reader: 'india', size: 'micro' });
  expect(readFrom('audience=india&size=small')).toEqual({ reader: 'india', size: 'small' });
  expect(readFrom('audience=import&size=micro')).toEqual({ reader: 'import', size: null });
  expect(readFrom('audience=unknown&size=large')).toEqual({ reader: 'india', size: 'large' });
  expect(readFrom('size=huge')).toEqual({ reader: 'everyone', size: null });
});
