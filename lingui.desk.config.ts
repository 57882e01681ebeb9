import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** What the forms of visitors say, which the desk sends for them. */
const ofVisitors = ['src/features/appointments/appointments.messages.ts'];

/** Files whose texts only staff read, on the screens of the desk and in what its calls answer. */
export const deskAlone = [
  'src/desk/**',
  'src/features/{audit,law,media,palette,records,redirects,staff}/**/*.{messages,schema}.ts',
  'src/features/**/desk/**/*.{messages,schema}.ts',
  'src/features/**/*.record.ts',
];

/** The forms of records and of pictures, with what is said about their fields; lists of records do without. */
const forms = [
  'src/desk/{html-editor,media}/**',
  'src/desk/records/{conflict,difference,history,note,preview,publish,save,schedule,take}-*.tsx',
  'src/desk/records/{bulk/bulk-results,record-editor,record-facts}.tsx',
  'src/desk/records/use-record-acts.ts',
  'src/desk/records/form/**',
  'src/desk/records/translations/{language,mark}-*.tsx',
  'src/features/{media,records}/**/*.{messages,schema}.ts',
  'src/features/{fees,finder,standards}/desk/**/*.{messages,schema}.ts',
  'src/features/**/*.record.ts',
];

/** What is no record: visitors, clients, the law and the staff. */
const office = [
  'src/desk/{account,alerts,audit,clients,diary,drafts,inbox,kyc,law,moderation,redirects,staff}/**',
  'src/desk/records/sheets-page.tsx',
  'src/features/{law,redirects}/**/*.{messages,schema}.ts',
  'src/features/{accounts,alerts,appointments,blogs,kyc,leads}/desk/**/*.{messages,schema}.ts',
];

function catalogue(name: string, include: string[], exclude: string[] = []) {
  return { path: `<rootDir>/src/locales/{locale}/${name}`, include, exclude };
}

/**
 * The desk has catalogues of its own, because visitors load those of the public pages, and because it speaks fewer
 * languages. `npm run texts` extracts both. Those of `desk` are loaded with every screen; `src/desk/routes.tsx` says which
 * screens load the others too.
 */
export default defineConfig({
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  locales: ['en', 'hi'],
  catalogs: [
    catalogue(
      'desk',
      // The rest is what the site's forms and the files of the content say about a field or a password as well.
      [...deskAlone, 'src/core/{forms,secrets}/**', 'src/core/content/content-fields.ts'],
      [...forms, ...office],
    ),
    catalogue('desk-forms', forms),
    catalogue('desk-office', [...office, ...ofVisitors]),
  ],
  format: formatter({ lineNumbers: false }),
});
