import { expect, test } from 'vitest';
import { languageOfCall } from './language.server.ts';
import { inLanguage, languageOfPath } from './language.ts';

test('the first segment of an address is its language, except in English', () => {
  expect(languageOfPath('/services')).toEqual({ language: 'en', basename: '/', rest: '/services' });
  expect(languageOfPath('/hi/services')).toEqual({ language: 'hi', basename: '/hi', rest: '/services' });
  expect(languageOfPath('/ar')).toEqual({ language: 'ar', basename: '/ar', rest: '/' });
  expect(languageOfPath('/history').language).toBe('en');
  expect(languageOfPath('/xx/services').language).toBe('en');
});

test('an address in another language has a prefix, by which it is recognised', () => {
  expect(inLanguage('/', 'en')).toBe('/');
  expect(inLanguage('/', 'hi')).toBe('/hi');
  expect(languageOfPath(inLanguage('/services', 'ar'))).toMatchObject({ language: 'ar', rest: '/services' });
});

test('a call requests a language by current-locale, or else by the page of its form or Accept-Language', () => {
  const of = (headers: Record<string, string>, ofPage?: string) => languageOfCall(new Headers(headers), ofPage);
  expect(of({})).toBe('en');
  expect(of({ 'current-locale': 'hi', 'accept-language': 'ar' })).toBe('hi');
  expect(of({ 'accept-language': 'xx, ar-SA;q=0.9' })).toBe('ar');
  expect(of({ 'accept-language': 'ar' }, 'hi')).toBe('hi');
  expect(of({ 'current-locale': 'ta', 'accept-language': 'ar' }, 'hi')).toBe('ta');
  expect(of({ 'accept-language': 'ar' }, '../')).toBe('ar');
  expect(of({ 'current-locale': '\u00ff', 'accept-language': ',;,' })).toBe('en');
});
