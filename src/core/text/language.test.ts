import { expect, test } from 'vitest';
import { languageOfCall, languageOfPath } from './language.server.ts';

test('the first segment of an address names its language, English has none', () => {
  expect(languageOfPath('/services')).toEqual({ language: 'en', basename: '/', rest: '/services' });
  expect(languageOfPath('/hi/services')).toEqual({ language: 'hi', basename: '/hi', rest: '/services' });
  expect(languageOfPath('/ar')).toEqual({ language: 'ar', basename: '/ar', rest: '/' });
  expect(languageOfPath('/history').language).toBe('en');
  expect(languageOfPath('/xx/services').language).toBe('en');
});

test('a call asks for a language by current-locale, then by Accept-Language', () => {
  const of = (headers: Record<string, string>) => languageOfCall(new Headers(headers));
  expect(of({})).toBe('en');
  expect(of({ 'current-locale': 'hi', 'accept-language': 'ar' })).toBe('hi');
  expect(of({ 'accept-language': 'xx, ar-SA;q=0.9' })).toBe('ar');
  expect(of({ 'current-locale': '\u00ff', 'accept-language': ',;,' })).toBe('en');
});
