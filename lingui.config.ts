import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { deskAlone } from './lingui.desk.config.ts';
import { languages } from './src/locales/languages.ts';

/** Files whose texts come with the forms, the sign-in and the client area, not with a page. */
const account = [
  'src/app/{account,forms,lead-forms,sign-in}/**',
  'src/app/site/appointments/**',
  'src/app/site/blogs/comments/**',
  'src/app/site/downloads/archive/**',
  'src/app/site/kyc/unlock-form.tsx',
  'src/core/{forms,secrets}/**',
  // What the enquiry says about its file, before and after it is sent.
  'src/core/http/multipart/multipart.messages.ts',
  'src/features/**/*.{messages,schema}.ts',
];
const mail = ['src/features/mail/**', 'src/features/**/*.email.tsx', 'src/features/**/mail-*.tsx'];
const server = ['src/server/**', 'src/core/http/**', 'src/core/text/*.server.ts', 'src/features/**/*.{api,server}.ts'];
/** Used by forms and by mails, so their texts are in both catalogues. */
const inFormsAndMails = ['src/features/appointments/window-labels.ts'];
/** The same for pages and mails. */
const inPagesAndMails = ['src/features/finder/sheet/status-word.tsx'];

/** One catalogue for each audience. The file that contains a text decides which catalogue it belongs to. */
function catalogue(name: string, include: string[], exclude: string[] = []) {
  return { path: `<rootDir>/src/locales/{locale}/${name}`, include, exclude };
}

export default defineConfig({
  sourceLocale: 'en',
  // Shown until a text is translated; `npm test` fails until it is.
  fallbackLocales: { default: 'en' },
  locales: languages.filter((language) => language.ready).map((language) => language.code),
  catalogs: [
    catalogue(
      'site',
      ['src/app/**', 'src/features/**', 'src/ui/**'],
      [...account, ...mail, ...server, ...inFormsAndMails, ...deskAlone],
    ),
    catalogue('account', [...account, ...inFormsAndMails], deskAlone),
    catalogue('mail', [...mail, ...inFormsAndMails, ...inPagesAndMails]),
    catalogue('server', server, [...account, ...deskAlone]),
  ],
  format: formatter({ lineNumbers: false }),
});
