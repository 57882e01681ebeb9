import { menuItems, socialLinks } from '#db/schema/site.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { footerImportantRecord, footerLinksRecord, socialLinksRecord, topMenuRecord } from './menu.record.ts';
import type { MenuName } from './site-kinds.schema.ts';

const menu = (name: MenuName) =>
  ({
    table: menuItems,
    key: 'url',
    single: 'frame',
    changes: 'menu',
    children: { entries: { table: menuItems, key: 'url', only: { menu: name } } },
  }) as const;

export const topMenuKind = defineRecord(topMenuRecord, menu('top'));
export const footerLinksKind = defineRecord(footerLinksRecord, menu('links'));
export const footerImportantKind = defineRecord(footerImportantRecord, menu('important'));

export const socialLinksKind = defineRecord(socialLinksRecord, {
  table: socialLinks,
  key: 'icon',
  single: 'frame',
  changes: 'menu',
  children: { networks: { table: socialLinks, key: 'icon' } },
});
