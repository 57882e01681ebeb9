import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OwnText, PageLanguage, Prose } from './own-language.tsx';

const onPage = (language: string, child: React.ReactNode) =>
  renderToStaticMarkup(createElement(PageLanguage, { value: language }, child));

describe('text in a language of its own', () => {
  test('English inside an Arabic page is told apart and keeps its direction', () => {
    expect(onPage('ar', createElement(OwnText, { text: '3 to 4 weeks after testing' }))).toBe(
      '<bdi lang="en" dir="ltr">3 to 4 weeks after testing</bdi>',
    );
  });

  test('figures keep their direction without naming a language', () => {
    expect(onPage('ar', createElement(OwnText, { text: '13-11-2014' }))).toBe('<bdi dir="ltr">13-11-2014</bdi>');
  });

  test('text of the page, with an English name in it, stays as it is', () => {
    expect(onPage('ar', createElement(OwnText, { text: 'تسجيل BIS' }))).toBe('تسجيل BIS');
    expect(onPage('hi', createElement(OwnText, { text: 'BIS पंजीकरण' }))).toBe('BIS पंजीकरण');
    expect(onPage('en', createElement(OwnText, { text: 'BIS registration' }))).toBe('BIS registration');
  });

  test('the tags of HTML are no words', () => {
    expect(onPage('hi', createElement(Prose, { html: '<p>कसौटी</p>' }))).toBe('<div class="prose "><p>कसौटी</p></div>');
    expect(onPage('hi', createElement(Prose, { html: '<p>Overview</p>' }))).toContain('lang="en"');
  });
});
