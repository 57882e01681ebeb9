import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { ListFilter } from '#app/page/lists/list-filter.tsx';
import { ListPage, useNarrowedTitle } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { countProducts } from '#features/products/listings/count-products.server.ts';
import { listProducts } from '#features/products/listings/list-products.server.ts';
import { useStateChoices } from '#features/requirements/components/use-state-choices.ts';
import { stateChoiceNames } from '#features/requirements/requirement-state.schema.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/products';
import { ProductTable } from './product-table.tsx';

export const handle = listHandle('category', 'state');

const lead = msg`Find your product and see which certification India requires, since when, and under which standard and order.`;

function crumbsOf(name?: string) {
  return [{ label: name ?? msg`Products`, to: '/products' }];
}

export function meta(args: Route.MetaArgs) {
  const { page } = args.loaderData;
  const crumbs = crumbsOf(page?.name);
  return pageMeta(args, { title: crumbs[0]?.label, description: lead, edited: page?.seo, crumbs });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const [{ categories }, page] = await Promise.all([countProducts(language, today), findPage('products', language)]);
  const query = readListQuery(request, handle, {
    choices: { category: categories.map(({ slug }) => slug), state: stateChoiceNames },
  });
  const { category = null, state = null } = query.filters;
  const { total, products } = await listProducts({ language, q: query.q, category, state, today }, query);
  redirectToNearest(request, query, total);
  return {
    page: page && { name: page.name, seo: page.seo },
    categories: categories.map(({ slug, name, counts }) => ({ slug, name, count: counts[state ?? 'total'] })),
    query,
    today,
    total,
    followNotice: category ? followNotice(language) : null,
    products: products.map(({ slug, name, englishName, technicalName, categories, services }) => ({
      slug,
      name,
      englishName,
      technicalName,
      categories,
      services,
    })),
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { page, categories, query, today, total, products, followNotice: notice } = loaderData;
  const { t, i18n } = useLingui();
  const stateChoices = useStateChoices();
  const { state, category } = query.filters;
  const chosen = [
    { name: 'state', label: stateChoices.find(({ value }) => value === state)?.label },
    { name: 'category', label: categories.find(({ slug }) => slug === category)?.name },
  ].flatMap(({ name, label }) => (label ? { name, label } : []));
  return (
    <ListPage
      crumbs={crumbsOf(page?.name)}
      title={useNarrowedTitle(page?.name ?? t`Products`, chosen)}
      lead={chosen.length > 0 ? <Plural value={total} one="# entry" other="# entries" /> : i18n._(lead)}
      chosenFilters={chosen.length}
      isTall
      sidebar={
        <>
          <ListFilter query={query} name="state" label={t`Status`} all={t`Any status`} choices={stateChoices} />
          <ListFilter
            query={query}
            name="category"
            label={t`Categories`}
            all={t`All categories`}
            choices={categories.map(({ slug, name, count }) => ({ value: slug, label: name, count }))}
          />
        </>
      }
      closing={category && notice && <FollowBox kind="product-category" slug={category} notice={notice} />}
    >
      <PagedList
        query={query}
        total={total}
        hasStates
        chosen={chosen}
        search={
          <ListSearch
            id="product-search"
            label={t`Search products`}
            placeholder={t`Name, category or IS number`}
            query={query}
          />
        }
        empty={
          <EmptyState title={t`No product matches`} action={<LinkButton to="/products">{t`All products`}</LinkButton>}>
            <Trans>
              Try fewer words, a standard number or another status. The product may be listed under another name.
            </Trans>
          </EmptyState>
        }
      >
        <ProductTable products={products} today={today} />
        <p className="no-print mt-6">
          <TextLink to="/orders">
            <Trans>Register of orders</Trans>
          </TextLink>
        </p>
      </PagedList>
    </ListPage>
  );
}
