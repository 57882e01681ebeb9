import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OwnText, PageLanguage, Prose } from './own-language.tsx';

const onPage = (language: string, child: React.ReactNode) =>
  renderToStaticMarkup(createElement(PageLanguage, { value: language }, child));

describe('text in another language than the page', () => {
  test('English text in an Arabic page is marked and keeps its direction', () => {
    expect(onPage('ar', createElement(OwnText, { text: '3 to 4 weeks after testing' }))).toBe(
      '<bdi lang="en" dir="ltr">3 to 4 weeks after testing</bdi>',
    );
  });

  test('figures keep their direction without naming a language', () => {
    expect(onPage('ar', createElement(OwnText, { text: '13-11-2014' }))).toBe('<bdi dir="ltr">13-11-2014</bdi>');
  });

  test('text in the language of the page that contains an English name is not marked', () => {
    expect(onPage('ar', createElement(OwnText, { text: 'تسجيل BIS' }))).toBe('تسجيل BIS');
    expect(onPage('hi', createElement(OwnText, { text: 'BIS पंजीकरण' }))).toBe('BIS पंजीकरण');
    expect(onPage('en', createElement(OwnText, { text: 'BIS registration' }))).toBe('BIS registration');
  });

  test('HTML tags do not count as words', () => {
    expect(onPage('hi', createElement(Prose, { html: '<p>कसौटी</p>' }))).toBe('<div class="prose "><p>कसौटी</p></div>');
    expect(onPage('hi', createElement(Prose, { html: '<p>Overview</p>' }))).toContain('lang="en"');
  });
});
