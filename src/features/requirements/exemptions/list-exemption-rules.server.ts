import { sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db, isInVain } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { listLineStates } from '#features/orders/lines/list-line-states.server.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type ExemptionRule, groupExemptions } from './group-exemptions.ts';

/** The exemptions from the orders under which the list of a service stands today; those of the most orders come first. */
export async function listExemptionRules(service: string, language: LanguageCode): Promise<readonly ExemptionRule[]> {
  // A preview keeps nothing, so that it reads what its one page shows.
  const rules = await (isInVain() ? readRules(language, todayInIndia(), service) : rulesOfServices(language));
  return rules.get(service) ?? [];
}

const rulesOfServices = byContentVersion((language, today) => readRules(language, today));

/** @param only the slug of the only service whose rules are asked for */
async function readRules(language: LanguageCode, today: string, only?: string) {
  const lines = await selectLines(only);
  const statesOf = await listLineStates(lines, today, language);
  const orders = new Map<string, OrderName>();
  const ofService = new Map<string, Set<string>>();
  const abroad = new Set(lines.filter(({ follows }) => follows).map(({ service }) => service));
  for (const line of lines) {
    const order = statesOf.get(lineKey(line))?.order;
    if (!order) continue;
    orders.set(order.slug, order);
    ofService.set(line.service, (ofService.get(line.service) ?? new Set()).add(order.slug));
  }
  const exempting = await listExemptionsOn([...orders.values()], today, language);
  return new Map(
    [...ofService].map(([service, slugs]) => {
      const rules = groupExemptions(exempting.filter(({ order }) => slugs.has(order.slug)));
      // Factories abroad cannot use what is meant for makers in India.
      return [service, abroad.has(service) ? rules.filter(({ appliesTo }) => appliesTo !== 'domestic') : rules];
    }),
  );
}

/** The rows of the lists that still ask something and that an order with exemptions concerns, by the services that show them. */
async function selectLines(only?: string) {
  const { rows } = await db().execute<{ service: string; follows: boolean; list: string; key: string }>(sql`
    with exempting as (select distinct order_id from order_exemptions), concerned as (
      select l.list, l.list_key from order_lines l join exempting using (order_id)
      union
      select p.list, p.list_key from requirement_periods p join exempting using (order_id)
    )
    select distinct s.slug as service, s.list_service_id is not null as follows, m.list, m.list_key as key
    from concerned
    join mandatory_products m using (list, list_key)
    join services s on coalesce(s.list_service_id, s.id) = m.service_id
    where m.status = 'published' and m.state not in ('rescinded', 'de-notified') and s.status = 'published'
      ${only === undefined ? sql`` : sql`and s.slug = ${only}`}`);
  return rows;
}
