import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { ListFilter } from '#app/page/lists/list-filter.tsx';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { useStateChoices } from '#features/requirements/components/use-state-choices.ts';
import { stateChoiceNames, statesOn } from '#features/requirements/requirement-state.schema.ts';
import { listStandards } from '#features/standards/list-standards.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/standards';
import { StandardTable } from './standard-table.tsx';

export const handle = listHandle('state');

function crumbsOf(name?: string) {
  return [{ label: name ?? msg`Indian Standards`, to: '/standards' }];
}

export function meta(args: Route.MetaArgs) {
  const { page } = args.loaderData;
  const crumbs = crumbsOf(page?.name);
  return pageMeta(args, {
    title: crumbs[0]?.label,
    description: msg`Indian Standards named in certification orders, with the products under each, their status and their successors.`,
    edited: page?.seo,
    crumbs,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const query = readListQuery(request, handle, { choices: { state: stateChoiceNames } });
  const { state = null } = query.filters;
  const [{ total, standards }, page] = await Promise.all([
    listStandards({ language, q: query.q, state, today }, query),
    findPage('standards', language),
  ]);
  redirectToNearest(request, query, total);
  return {
    page: page && { name: page.name, seo: page.seo },
    query,
    today,
    total,
    standards: standards.map(({ slug, number, title, productCount, successor, concurrentUntil, confirmed, rows }) => {
      const inDoubt = !confirmed || rows.some((row) => !row.confirmed);
      return {
        slug,
        number,
        title,
        productCount,
        successor,
        concurrentUntil,
        inDoubt,
        states: statesOn(rows, today),
      };
    }),
  };
}

export default function Standards({ loaderData }: Route.ComponentProps) {
  const { page, query, today, total, standards } = loaderData;
  const { t } = useLingui();
  const stateChoices = useStateChoices();
  return (
    <ListPage
      crumbs={crumbsOf(page?.name)}
      title={page?.name ?? t`Indian Standards`}
      lead={t`The standards named in certification orders: which products fall under each, since when, and which standard comes next.`}
      sidebar={<ListFilter query={query} name="state" label={t`Status`} all={t`Any status`} choices={stateChoices} />}
    >
      <PagedList
        query={query}
        total={total}
        hasStates
        search={
          <ListSearch
            id="standard-search"
            label={t`Search standards`}
            placeholder={t`Number or words from the title`}
            query={query}
          />
        }
        empty={
          <EmptyState
            title={t`No standard matches`}
            action={<LinkButton to="/standards">{t`All standards`}</LinkButton>}
          >
            <Trans>Try the number without its part and year, fewer words from the title, or another status.</Trans>
          </EmptyState>
        }
      >
        <StandardTable standards={standards} today={today} />
      </PagedList>
    </ListPage>
  );
}
