import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What the forms of visitors say, which the desk sends for them. */
const ofVisitors = ['src/features/appointments/appointments.messages.ts'];

/** Files whose texts only staff read, on the screens of the desk and in what its calls answer. */
export const deskAlone = [
  'src/desk/**',
  'src/features/{audit,law,media,records,staff}/**/*.{messages,schema}.ts',
  'src/features/**/desk/**/*.{messages,schema}.ts',
  'src/features/**/*.record.ts',
];

/**
 * The desk has a catalogue of its own, because visitors load those of the public pages, and because it speaks fewer
 * languages. `npm run texts` extracts both.
 */
export default defineConfig({
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  locales: ['en', 'hi'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/desk',
      // The rest is what the site's forms and the files of the content say about a field or a password as well.
      include: [...deskAlone, 'src/core/{forms,secrets}/**', 'src/core/content/content-fields.ts', ...ofVisitors],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
