import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { listServicesWithFees } from './list-fee-summaries.server.ts';

export const feesFeature: Feature = {
  name: 'fees',
  content: async () => [(await import('./fees.content.server.ts')).feesContent],
  pages: [{ sitemap: [wholeSitemap('services', listFeePages)] }],
};

/** A page for each service of which fees, times or steps are known. */
async function listFeePages() {
  const services = await listServicesWithFees();
  return services.map(({ category, slug }) => ({ path: `/services/${category}/${slug}/fees`, changedAt: null }));
}
