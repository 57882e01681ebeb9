import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filled, isBlank } from './filled.ts';

const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u200b'), maxLength: 5 });
const tag = fc.constantFrom('<p>', '</p>', '<br>', '<br/>', '<div class="x">', '</div>', '<!-- note -->', '&nbsp;');
const markup = fc.array(fc.oneof(space, tag)).map((parts) => parts.join(''));
const nulls = fc.mixedCase(fc.constant('null'), { untoggleAll: (word) => word });

describe('isBlank', () => {
  test('a missing value is blank', () => {
    expect(isBlank(null)).toBe(true);
    expect(isBlank(undefined)).toBe(true);
    expect(isBlank('')).toBe(true);
  });

  test('markup and space without words are blank', () => {
    fc.assert(fc.property(markup, isBlank));
  });

  test('the word null in any case, spaced or wrapped, is blank', () => {
    fc.assert(fc.property(markup, nulls, markup, (before, word, after) => isBlank(before + word + after)));
  });

  test('a word in markup is not blank', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u).filter((text) => text.toLowerCase() !== 'null');
    fc.assert(fc.property(markup, word, markup, (before, text, after) => !isBlank(before + text + after)));
  });

  test('null inside a longer text is a word like any other', () => {
    expect(isBlank('null and void')).toBe(false);
    expect(isBlank('<p>nullify</p>')).toBe(false);
  });

  test('a picture alone is something', () => {
    expect(isBlank('<p><img src="/a.png" alt=""></p>')).toBe(false);
  });

  test('characters that are not markup count as words', () => {
    expect(isBlank('< 5 kW')).toBe(false);
  });
});

describe('filled', () => {
  test('trims the text that it returns', () => {
    expect(filled('  Laptop ')).toBe('Laptop');
    expect(filled(' NULL ')).toBeNull();
  });
});
