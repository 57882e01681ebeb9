import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import { orders } from '#db/schema/orders.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';

export const ordersSitemap = [fixedPages('/orders', '/orders/calendar'), sitemapOfTable('orders', orders, '/orders')];
