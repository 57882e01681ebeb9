import { fixedPages } from '#core/sitemap/sitemap-source.ts';

export const aboutSitemap = [fixedPages('/about')];
