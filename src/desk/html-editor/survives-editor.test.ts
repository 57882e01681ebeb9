import { describe, expect, test } from 'vitest';
import { withDomParser } from '#tests/with-dom-parser.ts';
import { isSameHtml, lostInEditor, readHtml, survivesEditor, writeHtml } from './survives-editor.ts';

withDomParser();

const throughEditor = (html: string) => writeHtml(readHtml(html), html);

describe('a text that the editor keeps', () => {
  test.each([
    '',
    'Plot 4, Okhla<br>New Delhi',
    '<p>One</p><p>Two <strong>words <em>and</em></strong> <a href="/services" title="All">more</a></p>',
    '<h2 lang="hi" id="c-top">अनुमोदन</h2><p lang="ar" dir="rtl">نص <span lang="en" dir="ltr">IS 302</span></p>',
    '<ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p><p>Four</p></li></ul><ol start="3"><li>Five</li></ol>',
    '<blockquote cite="https://bis.gov.in/a"><p>One</p></blockquote><hr><pre><code>a\n  b</code></pre>',
    '<table><thead><tr><th scope="col">A</th><th align="right">B</th></tr></thead><tbody><tr><td colspan="2">c <b>d</b></td></tr></tbody></table>',
    '<p>It is valid for <data value="services.x.validity">2 years</data>, in m<sup>2</sup> of CO<sub>2</sub>.</p>',
    '<figure><img src="/storage/a.webp" alt="A lamp" width="4" height="3"><figcaption>A <i>lamp</i></figcaption></figure>',
    '<details><summary>Why?</summary><p>So.</p></details><p><abbr title="Bureau">BIS</abbr> <del>a</del> <ins>b</ins></p>',
  ])('comes out as it went in: %s', (html) => {
    expect(throughEditor(html)).toBe(html);
    expect(survivesEditor(html)).toBe(true);
    expect(lostInEditor(html)).toEqual([]);
  });

  test.each([
    ['<ul>\n<li><p>One</p>\n</li>\n<li>Two\nlines</li>\n</ul>\n', '<ul><li>One</li><li>Two lines</li></ul>'],
    [
      '<table><tr><th><p>A</p></th></tr><tr><td>b</td></tr></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['<p>One </p>\n\n<p> Two<br>\nThree</p><p></p>', '<p>One</p><p>Two<br>Three</p>'],
  ])('changes in blanks and marks that nobody sees: %j', (html, written) => {
    expect(throughEditor(html)).toBe(written);
    expect(survivesEditor(html)).toBe(true);
  });

  test('has its paragraphs back when it had none and gets a second one', () => {
    expect(writeHtml(readHtml('<p>One</p><p>Two</p>'), 'One')).toBe('<p>One</p><p>Two</p>');
    expect(writeHtml(readHtml('<p>One</p>'), '')).toBe('<p>One</p>');
  });
});

test.each([
  ['<dl><dt>Fee</dt><dd>₹1,000</dd></dl>', ['dl', 'dt', 'dd']],
  ['<table><caption>Fees</caption><tbody><tr><td>1</td></tr></tbody></table>', ['caption']],
  ['<p align="center">One</p>', ['p align']],
  ['<p>One<video src="/a.mp4" controls=""></video></p>', ['video', 'video src', 'video controls']],
  ['<div>One</div>', ['div']],
  ['Words <p>and a paragraph</p>', []],
  ['<a>One</a>', ['a']],
])('a text that the editor would change opens as source, and the parts are named: %s', (html, lost) => {
  expect(survivesEditor(html)).toBe(false);
  expect(lostInEditor(html)).toEqual(lost);
});

test('words that differ are never the same text', () => {
  expect(isSameHtml('<p>One two</p>', '<p>One  two\n</p>')).toBe(true);
  expect(isSameHtml('<p>One two</p>', '<p>Onetwo</p>')).toBe(false);
  expect(isSameHtml('<p>a<br>b</p>', '<p>ab</p>')).toBe(false);
  expect(isSameHtml('<pre><code>a  b</code></pre>', '<pre><code>a b</code></pre>')).toBe(false);
  expect(isSameHtml('<p>a\u00a0b</p>', '<p>a b</p>')).toBe(false);
});
