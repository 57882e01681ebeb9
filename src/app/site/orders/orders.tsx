import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { ListFilter } from '#app/page/lists/list-filter.tsx';
import { ListPage, useNarrowedTitle } from '#app/page/lists/list-page.tsx';
import { type ListQuery, listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { NextDeadlines } from '#app/page/timeline/next-deadlines.tsx';
import { UntranslatedFrame } from '#app/page/untranslated-frame.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { listOrderStates, type OrderState } from '#features/orders/list-order-states.server.ts';
import { listOrders, listRegisterChoices } from '#features/orders/list-orders.server.ts';
import { kindsOfChoice, orderKindChoices } from '#features/orders/order-kinds.schema.ts';
import { isReplaced } from '#features/orders/replaced/is-replaced.ts';
import { listReplaced } from '#features/orders/replaced/replaced-on.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { useAudienceChoices, useStateChoices } from '#features/requirements/components/use-state-choices.ts';
import {
  type RequirementState,
  stateChoiceNames,
  stateChoices,
} from '#features/requirements/requirement-state.schema.ts';
import { listNextDeadlines } from '#features/requirements/time/draw-time.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink, textLinkClass } from '#ui/text-link.tsx';
import type { Route } from './+types/orders';
import { OrderLedger } from './order-ledger.tsx';

export const handle = listHandle('authority', 'kind', 'state', 'audience', 'service');

const sizes = [20, 40, 80] as const;
/** How many of the next days the front names. */
const mostDays = 3;

type Filter = {
  name: 'kind' | 'state' | 'audience' | 'service' | 'authority';
  label: string;
  all: string;
  choices: readonly { value: string; label: string; count?: number }[];
};

const crumbs = [{ label: msg`Orders`, to: '/orders' }];
const lead = msg`Every order behind the lists on this site: what it says, what has changed it, when it takes effect and for whom.`;

export function meta(args: Route.MetaArgs) {
  const { page } = args.loaderData;
  return pageMeta(args, { title: msg`Register of orders`, description: lead, edited: page?.seo, crumbs });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const [{ authorities, services, choices }, page] = await Promise.all([
    listRegisterChoices(language),
    findPage('orders', language),
  ]);
  const query = readListQuery(request, handle, { sizes, choices });
  const { kind, ...filters } = query.filters;
  const isFront = query.page === 1 && !query.q && Object.keys(query.filters).length === 0;
  const [listed, next] = await Promise.all([
    listOrders({
      ...{ language, day: today, ...query, ...filters },
      kinds: kind && kindsOfChoice[kind],
    }),
    isFront ? listNextDeadlines({ today, language }, mostDays) : null,
  ]);
  redirectToNearest(request, query, listed.total);
  const ids = listed.orders.map(({ id }) => id);
  const [states, replaced] = await Promise.all([listOrderStates(ids, today, language), listReplaced(ids, today)]);
  return {
    page: page && { name: page.name, lead: page.tagLine, seo: page.seo },
    query,
    total: listed.total,
    authorities: authorities.map(({ slug, shortName, total }) => ({ value: slug, label: shortName, count: total })),
    services: services.map(({ slug, name, total }) => ({ value: slug, label: name, count: total })),
    next,
    rows: listed.orders.map(({ id, ...order }) => {
      const state = stateShown(states.get(id) ?? [], filters.state);
      return { ...order, state, isReplaced: state ? isReplaced(state) : replaced.has(id) };
    }),
  };
}

/** The state that the list is filtered by, if an order has it for some entries; otherwise its most common one. */
function stateShown(states: readonly OrderState[], filter: string | undefined): OrderState | null {
  const wanted = stateChoiceNames.find((name) => name === filter);
  const covered: readonly RequirementState[] = wanted ? stateChoices[wanted] : [];
  return states.find(({ state }) => covered.includes(state)) ?? states[0] ?? null;
}

/** The file with what the list shows on all of its pages. */
function registerFileAddress({ q, filters }: ListQuery): string {
  const chosen = Object.entries({ ...filters, q }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/orders/register.csv${chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''}`;
}

/** The register: a ledger of instruments, with the days ahead at its head. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { page, query, total, authorities, services, next, rows } = loaderData;
  const { t, i18n } = useLingui();
  const labels = { orders: t`Orders and rules`, changes: t`Changes to orders`, guidance: t`Guidance and rulings` };
  const filters: Filter[] = [
    {
      name: 'kind',
      label: t`Kind`,
      all: t`All kinds`,
      choices: orderKindChoices.map((value) => ({ value, label: labels[value] })),
    },
    {
      name: 'state',
      label: t`Status`,
      all: t`Any status`,
      choices: [...useStateChoices(), { value: 'replaced', label: t`Replaced` }],
    },
    { name: 'audience', label: t`For whom`, all: t`All enterprises and importers`, choices: useAudienceChoices() },
    { name: 'service', label: t`Services`, all: t`All services`, choices: services },
    { name: 'authority', label: t`Issued by`, all: t`All authorities`, choices: authorities },
  ];
  const chosen = filters.flatMap(({ name, choices }) => {
    const label = choices.find(({ value }) => value === query.filters[name])?.label;
    return label ? { name, label } : [];
  });
  return (
    <ListPage
      crumbs={crumbs}
      title={useNarrowedTitle(page?.name ?? t`Register of orders`, chosen)}
      lead={chosen.length > 0 ? <Plural value={total} one="# entry" other="# entries" /> : (page?.lead ?? i18n._(lead))}
      opening={next && <NextDeadlines {...next} />}
      chosenFilters={chosen.length}
      isTall
      sidebar={filters.map((filter) => <ListFilter key={filter.name} query={query} {...filter} />)}
    >
      <PagedList
        query={query}
        total={total}
        hasStates
        chosen={chosen}
        search={
          <ListSearch
            id="order-search"
            label={t`Search orders`}
            placeholder={t`Number, subject or ministry`}
            query={query}
          />
        }
        empty={
          <EmptyState title={t`No order matches`} action={<LinkButton to="/orders">{t`All orders`}</LinkButton>}>
            <Trans>Try the number without its brackets, or a word from the subject.</Trans>
          </EmptyState>
        }
      >
        <UntranslatedFrame isMixed texts={rows.flatMap(({ title, subject }) => [title, subject])}>
          <OrderLedger rows={rows} />
        </UntranslatedFrame>
        <p className="no-print mt-6 flex flex-wrap gap-x-6 gap-y-1">
          <a href={registerFileAddress(query)} download rel="nofollow" className={`${textLinkClass} py-1`}>
            <Plural value={total} one="This order as a CSV file" other="These # orders as a CSV file" />
          </a>
          <TextLink to="/open-data" className="py-1">
            <Trans>Open data: all orders as files</Trans>
          </TextLink>
          <TextLink to="/alerts" className="py-1">
            <Trans>Follow changes</Trans>
          </TextLink>
        </p>
      </PagedList>
    </ListPage>
  );
}
