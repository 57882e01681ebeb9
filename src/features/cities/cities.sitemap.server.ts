import { cityPages } from '#db/schema/cities.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';

export const citiesSitemap = [sitemapOfTable('cities', cityPages, '/city')];
