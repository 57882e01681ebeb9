import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { ListLayout } from '#app/page/list-layout.tsx';
import { ListPages } from '#app/page/list-pages.tsx';
import { readListQuery, redirectToNearest, tablePageSizes } from '#app/page/list-query.ts';
import { ListRange } from '#app/page/list-range.tsx';
import { ListSearch } from '#app/page/list-search.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { StateFilter } from '#app/page/state-filter.tsx';
import { breadcrumbList } from '#app/page/structured-data.ts';
import { getI18n } from '#app/texts/i18n.ts';
import { inLanguage } from '#core/text/language.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { findPageSettings } from '#features/pages/find-page-settings.server.ts';
import { listProducts } from '#features/products/list-products.server.ts';
import { listUsedCategories } from '#features/products/list-used-categories.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/products';
import { CategoryFilter } from './category-filter.tsx';
import { ProductTable } from './product-table.tsx';
import { readFilters } from './read-filters.ts';

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args, args.loaderData.seo) : [];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const today = todayInIndia();
  const [categories, settings] = await Promise.all([
    listUsedCategories(language),
    findPageSettings('products', language),
  ]);
  const asked = readListQuery(request, tablePageSizes);
  const filters = readFilters(request, asked, tablePageSizes, new Set(categories.map(({ slug }) => slug)));
  const query = { ...asked, filters };
  const category = filters.category ?? null;
  const state = filters.state ?? null;
  const { total, products } = await listProducts({ language, q: query.q, category, state, today }, query);
  redirectToNearest(request, query, total, tablePageSizes);
  const i18n = getI18n(language);
  return {
    seo: {
      title: settings?.seo.title ?? settings?.name ?? i18n._(msg`Products`),
      description:
        settings?.seo.description ??
        i18n._(
          msg`Find your product and see which certification India asks for, since when, and under which standard and order.`,
        ),
      keywords: settings?.seo.keywords,
      structuredData: [
        breadcrumbList(context.get(publicUrlContext), [
          { name: i18n._(msg`Home`), path: inLanguage('/', language) },
          { name: i18n._(msg`Products`), path: inLanguage('/products', language) },
        ]),
      ],
    },
    name: settings?.name ?? i18n._(msg`Products`),
    categories,
    query,
    category,
    state,
    today,
    total,
    products: products.map(({ slug, name, technicalName, categories, services }) => ({
      slug,
      name,
      technicalName,
      categories,
      services,
    })),
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { name, categories, query, category, state, today, total, products } = loaderData;
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb label={t`Breadcrumb`} items={[{ label: t`Home`, to: '/' }, { label: name }]} />}
        title={name}
        lead={t`Find your product and see which certification India asks for, since when, and under which standard and order.`}
      />
      <ListLayout
        isTall
        sidebar={
          <>
            <StateFilter query={query} sizes={tablePageSizes} current={state} />
            <CategoryFilter categories={categories} query={query} current={category} />
          </>
        }
      >
        <ListSearch
          id="product-search"
          label={t`Search products`}
          placeholder={t`Name, category or IS number`}
          query={query}
          sizes={tablePageSizes}
        />
        <div className="mt-6 mb-3">
          <ListRange query={query} total={total} />
        </div>
        <ProductTable products={products} today={today} />
        <ListPages query={query} total={total} sizes={tablePageSizes} />
      </ListLayout>
    </>
  );
}
