import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import { standards } from '#db/schema/standards.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';

export const standardsSitemap = [fixedPages('/standards'), sitemapOfTable('standards', standards, '/standards')];
