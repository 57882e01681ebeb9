import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/locales/languages.ts';

export default defineConfig({
  sourceLocale: 'en',
  // Shown until it is translated; `npm test` does not let it stay so.
  fallbackLocales: { default: 'en' },
  locales: languages.filter((language) => language.ready).map((language) => language.code),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
  format: formatter({ lineNumbers: false }),
});
