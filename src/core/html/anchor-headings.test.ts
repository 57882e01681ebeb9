import { expect, test } from 'vitest';
import { anchorHeadings } from './anchor-headings.ts';

test('each h2 gets an id of its words in any script, and repeats get a number', () => {
  const html =
    '<h2>What <em>is</em> &amp; isn’t</h2><h3>Not this</h3><h2>कब से?</h2><h2>Dates</h2><h2>Dates</h2><h2>Dates 2</h2>';
  expect(anchorHeadings(html)).toEqual({
    html: '<h2 id="c-what-is-isn-t">What <em>is</em> &amp; isn’t</h2><h3>Not this</h3><h2 id="c-कब-से">कब से?</h2><h2 id="c-dates">Dates</h2><h2 id="c-dates-2">Dates</h2><h2 id="c-dates-2-2">Dates 2</h2>',
    headings: [
      { id: 'c-what-is-isn-t', text: 'What is & isn’t' },
      { id: 'c-कब-से', text: 'कब से?' },
      { id: 'c-dates', text: 'Dates' },
      { id: 'c-dates-2', text: 'Dates' },
      { id: 'c-dates-2-2', text: 'Dates 2' },
    ],
  });
});

test('a heading without words is left alone, and one of signs alone is a section', () => {
  expect(anchorHeadings('<h2> </h2><h2>?</h2>').headings).toEqual([{ id: 'c-section', text: '?' }]);
});
