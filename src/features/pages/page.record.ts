import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, html, line, maybe, picture, prose, seo, translated } from '#features/records/record-fields.ts';

const texts = () => ({
  slug,
  name: translated(line),
  title: translated(maybe(line)),
  tagLine: translated(maybe(line)),
  content: html(maybe(prose)),
  ...seo(),
});

/** The heading of a page that exists once, and its text if it has one: the legal texts are pages too. */
export const pageRecord = describeRecord({
  kind: 'pages',
  name: { one: /*i18n*/ 'Page', many: /*i18n*/ 'Pages and legal texts' },
  title: 'name',
  document: document(texts()),
  keep: 'all',
});

/** The home page itself, its banner and its sections. */
export const homeSectionRecord = describeRecord({
  kind: 'home-sections',
  name: { one: /*i18n*/ 'Section of the home page', many: /*i18n*/ 'Home page' },
  title: 'name',
  document: document({ ...texts(), imagePath: picture(maybe(line)), imageAlt: translated(maybe(line)) }),
});
