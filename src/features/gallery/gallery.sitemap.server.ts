import { fixedPages } from '#core/sitemap/sitemap-source.ts';

export const gallerySitemap = [fixedPages('/gallery')];
