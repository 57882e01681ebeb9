import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { readQuestion } from '#app/page/lists/list-query.ts';
import { readParameters } from '#app/page/page-handle.ts';
import { attachment } from '#core/http/attachment.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { writeChosenOrders } from '#features/open-data/write-chosen-orders.server.ts';
import { listOrders, listRegisterChoices } from '#features/orders/list-orders.server.ts';
import { kindsOfChoice } from '#features/orders/order-kinds.schema.ts';
import { orderTexts } from '#features/orders/orders.messages.ts';
import type { Route } from './+types/register-file';

// Not cached: there are as many files as combinations of filters, each as large as several pages.
export const handle = { uncached: ['authority', 'kind', 'state', 'audience', 'service', 'q'] } as const;

/** So many orders go into one file; the open data have all of them. */
const mostOrders = 5000;

/** The orders that the register shows under these filters, on all of its pages, as CSV with the columns of the open data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { choices } = await listRegisterChoices(language);
  const given = readParameters(request, handle);
  const choose = <Value extends string>(name: (typeof handle.uncached)[number], values: readonly Value[]) => {
    const value = given(name);
    const choice = values.find((known) => known === value);
    // A file that ignored the filter would be taken for what was asked for.
    if (value && !choice) throw new Response(translate(orderTexts.noChoice, language), { status: 404 });
    return choice;
  };
  const kind = choose('kind', choices.kind);
  const filters = {
    state: choose('state', choices.state),
    audience: choose('audience', choices.audience),
    service: choose('service', choices.service),
    authority: choose('authority', choices.authority),
  };
  const { orders } = await listOrders({
    ...{ language, day: todayInIndia(), q: readQuestion(given('q')), perPage: mostOrders },
    ...filters,
    kinds: kind && kindsOfChoice[kind],
  });
  const csv = await writeChosenOrders(
    orders.map(({ slug }) => slug),
    context.get(publicUrlContext),
  );
  const name = ['orders', kind, ...Object.values(filters)].filter(Boolean).join('-');
  return attachment(new TextEncoder().encode(csv), `${name}.csv`, 'text/csv; charset=utf-8; header=present');
}
