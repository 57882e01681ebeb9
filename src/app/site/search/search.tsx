import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { AnswerSheet } from '#app/page/answer/answer-sheet.tsx';
import { findFirstAnswer } from '#app/page/answer/find-first-answer.server.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { UnknownLink } from '#app/page/questions-link.tsx';
import { searchAddress } from '#app/page/search-address.ts';
import { SiteSearch } from '#app/page/site-search.tsx';
import { useFollowedValue } from '#app/page/use-followed-value.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { countLookup } from '#features/families/count-lookup.server.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { carriedQuery } from '#features/finder/flow/said-facts.ts';
import { loadCatalogueProducts } from '#features/products/load-catalogue-products.server.ts';
import { LegendLink } from '#features/requirements/components/legend-link.tsx';
import { countFound, type FoundGroup, foundGroups } from '#features/search/found-groups.ts';
import { isLongEnough, isOrderNumber, shortestQuery } from '#features/search/query/query.ts';
import { pageGroup, searchCatalogue } from '#features/search/search.server.ts';
import { listServiceCategories } from '#features/services/list-service-categories.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchTerm, SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/search';
import { FoundList } from './found-list.tsx';
import { JumpLinks } from './jump-links.tsx';
import { NextSteps } from './next-steps.tsx';
import { readQuery } from './read-query.ts';

export const handle = { uncached: ['q'], unlisted: true, enquiry: 'folded' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  const query = args.loaderData?.query;
  return pageMeta(args, { title: query ? msg`Search results for “${query}”` : msg`Search the site` });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readQuery(request, handle);
  const [results, familySearch, categories] = await Promise.all([
    searchCatalogue(query, { language, perGroup: pageGroup }),
    findFamilies(query, language),
    listServiceCategories(language),
  ]);
  const ids = results.products.map(({ id }) => id);
  const [products, answer] = await Promise.all([
    loadCatalogueProducts(ids, language),
    findFirstAnswer(query, familySearch, results, language),
  ]);
  if (ids.length === 0) await countLookup(query, familySearch);
  return {
    query,
    results,
    answer,
    carried: carriedQuery(query, familySearch.understood.facts),
    today: todayInIndia(),
    statesOf: Object.fromEntries(products.map(({ id, services }) => [id, services])),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

/** `/search?q=` shows the results for a text and works without script. */
export default function Search({
  loaderData: { query, results, answer, carried, today, statesOf, categories },
}: Route.ComponentProps) {
  const groups = ordersFirst(foundGroups(results, carried), query);
  const count = countFound(groups);
  const words = <SearchTerm text={query} />;
  return (
    <SearchPage query={query}>
      {count > 0 && (
        <div className="mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <p role="status" className="me-auto text-ink-2">
            <Plural value={count} one="# result" other="# results" /> <Trans>for “{words}”</Trans>
          </p>
          <JumpLinks groups={groups} />
          {Object.values(statesOf).some(({ length }) => length > 0) && (
            <p className="text-sm">
              <LegendLink />
            </p>
          )}
        </div>
      )}
      {answer && (
        <div className="mb-8 max-w-3xl">
          <AnswerSheet answer={answer} query={query} />
        </div>
      )}
      <FoundList groups={groups} statesOf={statesOf} today={today} />
      {count === 0 && (
        <>
          {answer && isLongEnough(query) ? <NothingElse query={query} /> : <NothingShown query={query} />}
          <NextSteps categories={categories} />
        </>
      )}
    </SearchPage>
  );
}

/** Shown when the search failed; the text stays in the box for another try. */
export function ErrorBoundary() {
  const [parameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  return (
    <SearchPage query={query}>
      <EmptyState
        title={<Trans>Error occurred while searching. Please try again.</Trans>}
        action={
          <LinkButton to={searchAddress(query)} reloadDocument>
            <Trans>Try again</Trans>
          </LinkButton>
        }
      />
    </SearchPage>
  );
}

/** Shows orders before products to somebody who searches for the number of an order. */
function ordersFirst(groups: FoundGroup[], query: string): FoundGroup[] {
  if (!isOrderNumber(query)) return groups;
  return groups.toSorted((a, b) => Number(b.kind === 'order') - Number(a.kind === 'order'));
}

function SearchPage({ query, children }: { query: string; children: ReactNode }) {
  const input = useFollowedValue<HTMLInputElement>(query);
  const box = (
    <div className="w-3xl max-w-full">
      <SiteSearch ref={input} id="page-query" defaultValue={query} />
    </div>
  );
  return (
    <ListPage crumbs={[{ label: msg`Search`, to: '/search' }]} title={<Trans>Search</Trans>} actions={box}>
      {children}
    </ListPage>
  );
}

/** The answer above is one, but no page has the words. */
function NothingElse({ query }: { query: string }) {
  const words = <SearchTerm text={query} />;
  return (
    <p role="status" className="pb-10 text-ink-2">
      <Trans>Nothing else has the words “{words}”.</Trans>
    </p>
  );
}

function NothingShown({ query }: { query: string }) {
  if (query === '') return null;
  if (!isLongEnough(query)) {
    return (
      <p role="status" className="pb-8 text-lg">
        <Trans>Type at least {shortestQuery} characters.</Trans>
      </p>
    );
  }
  const words = <SearchTerm text={query} />;
  return (
    <div role="status" className="pb-10">
      <p className="font-serif text-2xl font-(--heading-weight)">
        <Trans>No results found</Trans>
      </p>
      <p className="mt-2 max-w-2xl text-ink-2">
        <Trans>We found nothing for “{words}”. Try fewer or more general words, or just the standard number.</Trans>
      </p>
      {!/\d/.test(query) && (
        <p className="mt-2 max-w-2xl text-ink-2">
          <Trans>
            If it is a product, we don’t know it by these words. Try what a shop calls it, choose the nearest kind in
            the <TextLink to="/approval-finder">approval finder</TextLink>, or ask us.
          </Trans>
          <SentenceBlank />
          <UnknownLink query={query} />
        </p>
      )}
    </div>
  );
}
