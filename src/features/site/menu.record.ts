import { z } from 'zod';
import { link } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, row, rows, translated } from '#features/records/record-fields.ts';
import { socialIcons } from './site-kinds.schema.ts';

const entry = row({ title: translated(line), url: link });
const menuDocument = document({ entries: rows(entry, 'url') });

export const topMenuRecord = describeRecord({
  kind: 'menu-top',
  name: { one: /*i18n*/ 'Menu of the top bar' },
  document: menuDocument,
});

export const footerLinksRecord = describeRecord({
  kind: 'menu-links',
  name: { one: /*i18n*/ 'Footer: links' },
  document: menuDocument,
});

export const footerImportantRecord = describeRecord({
  kind: 'menu-important',
  name: { one: /*i18n*/ 'Footer: important pages' },
  document: menuDocument,
});

const network = row({ icon: z.enum(socialIcons), url: link });

export const socialLinksRecord = describeRecord({
  kind: 'social-links',
  name: { one: /*i18n*/ 'Social networks' },
  document: document({ networks: rows(network, 'icon') }),
});
