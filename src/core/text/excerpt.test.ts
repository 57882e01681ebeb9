import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { excerpt } from './excerpt.ts';

const lettersOf = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const clusters = fc.constantFrom('a', 'क्षि', 'நி', 'لا', '👩🏽‍🔬', '🇮🇳', 'é', ' ');
const texts = fc.array(clusters, { maxLength: 400 }).map((parts) => parts.join(''));

describe('excerpt', () => {
  test('returns a short text whole, without its markup', () => {
    expect(excerpt('<p>IS <b>616</b> &amp; more</p>', 150)).toBe('IS 616 & more');
  });

  test('cuts after 150 letters', () => {
    expect(excerpt('a'.repeat(150), 150)).toBe('a'.repeat(150));
    expect(excerpt('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  });

  test('ends at a whole word', () => {
    expect(excerpt('The Scheme covers notified electronics', 18)).toBe('The Scheme covers…');
    expect(excerpt('The Scheme covers notified electronics', 17)).toBe('The Scheme covers…');
    expect(excerpt('The Scheme, covers notified electronics', 12)).toBe('The Scheme…');
    expect(excerpt('It covers electronics. The Bureau grants it.', 24)).toBe('It covers electronics…');
    expect(excerpt('यह योजना है। ब्यूरो लाइसेंस देता है।', 9)).toBe('यह योजना है…');
  });

  test('cuts inside words in scripts without spaces', () => {
    expect(excerpt('ผลิตภัณฑ์ที่ต้องได้รับการรับรอง', 5)).toMatch(/^.{3,12}…$/u);
  });

  test('has at most that many letters and an ellipsis', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 1, max: 150 }),
        (text, length) => lettersOf(excerpt(text, length)) <= length + 1,
      ),
    );
  });

  test('never cuts a letter in two', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 150 }), (text, length) => {
        const whole = excerpt(text, Number.MAX_SAFE_INTEGER);
        const cut = excerpt(text, length);
        if (cut === whole) return;
        const beginning = cut.slice(0, -1);
        expect(whole.startsWith(beginning)).toBe(true);
        expect(lettersOf(beginning) + lettersOf(whole.slice(beginning.length))).toBe(lettersOf(whole));
      }),
    );
  });
});

test('a page that only imports it makes no segmenter', async () => {
  const made = vi.spyOn(Intl, 'Segmenter');
  vi.resetModules();
  await import('./excerpt.ts');
  expect(made).not.toHaveBeenCalled();
});
