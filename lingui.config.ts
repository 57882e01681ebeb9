import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/locales/languages.ts';

/** Files whose texts are loaded with the forms, the sign-in and the client area, not with the first page. */
const account = [
  'src/app/{account,forms,lead-forms,sign-in}/**',
  'src/app/site/appointments/**',
  'src/app/site/blogs/comments/**',
  'src/app/site/downloads/archive/**',
  'src/core/{forms,secrets}/**',
  // What the enquiry says about its file, before and after it is sent.
  'src/core/http/multipart.messages.ts',
  'src/features/**/*.messages.ts',
];
/** The pages on which people write to us, apply or pay, with the plain fields that their documents contain. */
const contactPages = 'business-card|careers|contact|kyc|landing|payment';
const plainFields = [
  'src/app/lead-forms/fields/{application,landing,letter}-fields.tsx',
  'src/app/lead-forms/fields/{indian-phone-field.tsx,option-labels.ts}',
];
const contact = [`src/app/site/@(${contactPages})/**`, 'src/features/payment/components/**', ...plainFields];
/** Folders of the pages that say what the law asks; their texts are loaded by `src/app/texts/fact-texts.tsx`. */
const factPages = 'mandatory-products|notifications|open-data|orders|products|search|services|standards';
const factFeatures = 'notifications|orders|products|requirements';
const facts = [
  `src/app/site/@(${factPages})/**`,
  'src/app/page/{exemptions,timeline}/**',
  `src/features/@(${factFeatures})/components/**`,
];
/** Those among them about the law itself; `src/app/texts/law-texts.tsx` loads their texts, too. */
const law = [
  'src/app/site/@(notifications|open-data|orders)/**',
  'src/app/site/@(products|standards)/*-timeline.tsx',
  'src/app/site/services/exemptions/**',
  'src/app/page/timeline/!(timeline-link).tsx',
];
/** Files whose texts are loaded with all other public pages but home, by `src/app/texts/page-texts.tsx`. */
const pages = [
  `src/app/site/!(home|${factPages}|${contactPages})/**`,
  `src/features/!(payment|${factFeatures})/components/**`,
];
/** Used by both kinds of pages, so their texts are in both catalogues. */
const inFactsAndPages = ['src/features/requirements/components/publication-names.tsx'];
const mail = ['src/features/mail/**', 'src/features/**/*.email.tsx', 'src/features/**/mail-*.tsx'];
const server = ['src/server/**', 'src/core/http/**', 'src/features/**/*.{api,server}.ts'];
/** Drawn by a form and by the document that it takes over from, so their texts are in both catalogues. */
const inFormsAndPages = [...plainFields, 'src/app/site/kyc/unlock-*.tsx'];
/** Used by forms and by mails, so their texts are in both catalogues. */
const inFormsAndMails = ['src/features/appointments/window-labels.ts'];

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
      [...facts, ...law, ...pages, ...contact, ...account, ...mail, ...server, ...inFormsAndMails],
    ),
    catalogue('facts', facts, [...law, ...account]),
    catalogue('law', law),
    catalogue('pages', [...pages, ...inFactsAndPages], account),
    catalogue('contact', contact),
    catalogue('account', [...account, ...inFormsAndPages, ...inFormsAndMails]),
    catalogue('mail', [...mail, ...inFormsAndMails]),
    catalogue('server', server, account),
  ],
  format: formatter({ lineNumbers: false }),
});
