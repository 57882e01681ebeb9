import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import { products } from '#db/schema/products.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';

export const productsSitemap = [fixedPages('/products'), sitemapOfTable('products', products, '/products')];
