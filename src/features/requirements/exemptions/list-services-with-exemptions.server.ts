import { defaultLanguage } from '#locales/languages.ts';
import { listServicesWithLists } from '../list-services-with-lists.server.ts';
import { listCustomsHeadings } from './list-customs-headings.server.ts';
import { listExemptionRules } from './list-exemption-rules.server.ts';

/** The services for which there is a page of exemptions and customs codes, by their addresses. */
export async function listServicesWithExemptions() {
  const categories = await listServicesWithLists(defaultLanguage);
  const services = categories.flatMap(({ slug: category, services: servicesOfCategory }) =>
    servicesOfCategory.map(({ slug }) => ({ category, slug })),
  );
  const known = await Promise.all(
    services.map(async ({ slug }) => {
      const [rules, headings] = await Promise.all([
        listExemptionRules(slug, defaultLanguage),
        listCustomsHeadings(slug),
      ]);
      return rules.length + headings.length > 0;
    }),
  );
  return services.filter((_, index) => known[index]);
}
