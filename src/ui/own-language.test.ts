import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  EnglishText,
  OwnText,
  PageLanguage,
  Prose,
  ReadersText,
  SentenceBlank,
  useTitleLanguage,
} from './own-language.tsx';

const onPage = (language: string, child: React.ReactNode) =>
  renderToStaticMarkup(createElement(PageLanguage, { value: language }, child));

function Title({ title, text }: { title: string; text: string }) {
  return createElement('h2', useTitleLanguage()(title, text), title);
}

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

  test('in a page of another language in Latin letters English is told by its small words', () => {
    const marked = (text: string) => onPage('de', createElement(OwnText, { text })).startsWith('<bdi lang="en"');
    expect(marked('The licence is granted for the factory.')).toBe(true);
    expect(marked('How do I know which scheme applies to my product?')).toBe(true);
    for (const german of [
      'Registrierung nach IS 616',
      'CRS',
      'Die Electronics and Information Technology Goods Order gilt seit dem 1. April 2021 auch für Hersteller in Indien.',
    ])
      expect(onPage('de', createElement(OwnText, { text: german }))).toBe(german);
  });

  test('a block of English is marked once, and the words of the page inside it are marked instead', () => {
    const text = createElement(Prose, { html: '<p>The licence is granted.</p>' });
    const name = createElement(OwnText, { text: 'تسجيل BIS' });
    const words = createElement(ReadersText, {}, createElement(OwnText, { text: '13-11-2014' }));
    expect(onPage('ar', createElement(EnglishText, {}, text, name, words))).toBe(
      '<div lang="en" dir="ltr"><div class="prose "><p>The licence is granted.</p></div>' +
        '<bdi lang="ar" dir="rtl">تسجيل BIS</bdi>' +
        '<div lang="ar" dir="rtl"><bdi dir="ltr">13-11-2014</bdi></div></div>',
    );
  });

  test('HTML tags do not count as words', () => {
    expect(onPage('hi', createElement(Prose, { html: '<p>कसौटी</p>' }))).toBe('<div class="prose "><p>कसौटी</p></div>');
    expect(onPage('hi', createElement(Prose, { html: '<p>Overview</p>' }))).toContain('lang="en"');
  });

  test('a title without small words is English if the text below it is', () => {
    const title = (language: string, text: string) =>
      onPage(language, createElement(Title, { title: 'First steps', text }));
    expect(title('de', 'What to do and what it costs.')).toBe('<h2 lang="en" dir="ltr">First steps</h2>');
    expect(title('de', 'Was zu tun ist und was es kostet.')).toBe('<h2>First steps</h2>');
    expect(title('en', 'What to do and what it costs.')).toBe('<h2>First steps</h2>');
  });

  test('a blank stands between sentences where their full stop brings none', () => {
    for (const [language, blank] of [
      ['ja', ''],
      ['zh-Hant', ''],
      ['ko', ' '],
      ['th', ' '],
    ] as const)
      expect(onPage(language, createElement(SentenceBlank)), language).toBe(blank);
  });
});
