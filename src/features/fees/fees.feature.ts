import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { checkFees } from './desk/check-fees.server.ts';
import { serviceFeeKind, serviceStepKind, serviceTimeKind } from './fee-kinds.record.server.ts';
import { listServicesWithFees } from './list-fee-summaries.server.ts';

export const feesFeature: Feature = {
  name: 'fees',
  async content() {
    const contents = await import('./fees.content.server.ts');
    return [
      contents.feeFilesContent,
      contents.serviceFeesContent,
      contents.serviceTimesContent,
      contents.serviceStepsContent,
    ];
  },
  records: [serviceFeeKind, serviceTimeKind, serviceStepKind],
  publicationChecks: [checkFees],
  pages: [{ sitemap: [wholeSitemap('services', listFeePages)] }],
};

/** A page for each service of which fees, times or steps are known. */
async function listFeePages() {
  const services = await listServicesWithFees();
  return services.map(({ category, slug }) => ({ path: `/services/${category}/${slug}/fees`, changedAt: null }));
}
