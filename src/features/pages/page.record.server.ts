import { homeSections } from '#db/schema/home.ts';
import { pages } from '#db/schema/pages.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { homeSectionRecord, pageRecord } from './page.record.ts';

export const pageKind = defineRecord(pageRecord, { table: pages, key: 'slug', changes: 'page' });

export const homeSectionKind = defineRecord(homeSectionRecord, {
  table: homeSections,
  key: 'slug',
  changes: 'home_section',
  addresses: () => ['/'],
});
