import { fixedPages } from '#core/sitemap/sitemap-source.ts';

export const pagesSitemap = [fixedPages('/terms-and-conditions', '/privacy-policy', '/website-disclaimer')];
