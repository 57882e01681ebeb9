import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, names, prose, translated } from '#features/records/record-fields.ts';

const schemeDocument = document({
  slug,
  /** On its tab. */
  name: translated(line),
  /** On its card; a scheme without it has only a tab. */
  cardName: translated(maybe(line)),
  description: translated(prose),
  service: names('services', maybe(slug)),
  registration: translated(prose),
  preparation: translated(prose),
  /** Missing for a scheme without tests or inspections. */
  testing: translated(maybe(prose)),
  submission: translated(prose),
  grant: translated(prose),
});

export const landingSchemeRecord = describeRecord({
  kind: 'landing-schemes',
  name: { one: /*i18n*/ 'Scheme of the landing page', many: /*i18n*/ 'Landing page' },
  title: 'name',
  document: schemeDocument,
});
