import { fixedPages } from '#core/sitemap/sitemap-source.ts';

export const openDataSitemap = [fixedPages('/open-data')];
