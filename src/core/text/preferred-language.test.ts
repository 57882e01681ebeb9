import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

const offered = ['en', 'de', 'zh-Hans', 'zh-Hant', 'hi'] as const;

test.each([
  [['de-AT', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['sv', 'hi-IN'], 'hi'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['sv', 'fr'], undefined],
  [[], undefined],
  [['', 'x-klingon', 'DE'], 'de'],
])('of %j the site shows %s', (wanted, language) => {
  expect(preferredLanguage(wanted, offered)).toBe(language);
});
