import { listServicesWithOrders } from '#features/orders/deadlines/list-services-with-orders.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listCustomsHeadings } from './list-customs-headings.server.ts';
import { listExemptionRules } from './list-exemption-rules.server.ts';
import { summariseExemptions } from './summarise-exemptions.ts';

/** What the page of a service says about the orders over its list, apart from the list itself. */
export type LawOfList = Awaited<ReturnType<typeof findLawOfList>>;

export async function findLawOfList(service: string, language: LanguageCode) {
  const [rules, headings, services] = await Promise.all([
    listExemptionRules(service, language),
    listCustomsHeadings(service),
    listServicesWithOrders(language),
  ]);
  return {
    exemptions: summariseExemptions(rules),
    hasCustomsCodes: headings.length > 0,
    /** The address of its calendar of deadlines; null when no order concerns it. */
    calendar: services.some(({ slug }) => slug === service) ? `/orders/calendar?service=${service}` : null,
  };
}
