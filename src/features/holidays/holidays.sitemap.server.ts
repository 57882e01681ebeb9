import { fixedPages } from '#core/sitemap/sitemap-source.ts';

export const holidaysSitemap = [fixedPages('/holiday-list')];
