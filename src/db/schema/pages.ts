import { pageTexts } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The settings and text of a page that exists only once: `services`, `products`, `about`, `privacy-policy` … */
export const pages = contentTable('pages', pageTexts());
