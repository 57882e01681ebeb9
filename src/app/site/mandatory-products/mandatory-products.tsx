import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { ListLayout } from '#app/page/list-layout.tsx';
import { ListPages } from '#app/page/list-pages.tsx';
import { readListQuery, redirectToNearest, tablePageSizes } from '#app/page/list-query.ts';
import { ListRange } from '#app/page/list-range.tsx';
import { ListSearch } from '#app/page/list-search.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { servicesCrumbs } from '#app/site/services/services-crumbs.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { ListNotes } from '#features/requirements/components/list-notes.tsx';
import { RequirementTable } from '#features/requirements/components/requirement-table.tsx';
import { listRequirementRows, listSources } from '#features/requirements/list-requirement-rows.server.ts';
import { listServicesWithLists } from '#features/requirements/list-services-with-lists.server.ts';
import { toRequirementRow } from '#features/requirements/requirement-row.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { PageHeader } from '#ui/section.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import type { Route } from './+types/mandatory-products';

export function meta({ loaderData, ...source }: Route.MetaArgs) {
  const { seo, category } = loaderData ?? {};
  return pageMeta(source, {
    title: seo?.title ?? '',
    description: seo?.description,
    structuredData: servicesCrumbs(source, category && [{ name: category.name, path: `/services/${category.slug}` }]),
  });
}

/** `/mandatory-products/{category}` shows the first list of the category, a further segment another one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const withLists = await listServicesWithLists(language);
  const category = withLists.find((one) => one.slug === params.category);
  const service = category?.services.find(({ slug }) => params.service === undefined || slug === params.service);
  if (!category || !service) throw data(null, { status: 404 });

  const query = readListQuery(request, tablePageSizes);
  const [i18n, list, sources] = await Promise.all([
    loadI18n(language),
    listRequirementRows({ serviceId: service.id, language, ...query }),
    listSources(service.id),
  ]);
  redirectToNearest(request, query, list.total, tablePageSizes);
  return {
    category: { slug: category.slug, name: category.name, services: category.services },
    service,
    otherCategories: withLists.filter((one) => one !== category).map(({ slug, name }) => ({ slug, name })),
    list: { total: list.total, rows: list.rows.map(toRequirementRow), query, sources },
    seo: {
      title: i18n._(msg`Mandatory products list: ${service.name}`),
      description: i18n._(msg`The products that ${service.name} covers, with their categories, searchable by name.`),
    },
  };
}

export default function MandatoryProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { category, service, otherCategories, list } = loaderData;
  const { rows, total, query, sources } = list;
  const categoryPath = `/mandatory-products/${category.slug}`;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t`Breadcrumb`}
            items={[
              { label: t`Home`, to: '/' },
              { label: t`Services`, to: '/services' },
              { label: category.name, to: `/services/${category.slug}` },
              { label: t`Mandatory Products List` },
            ]}
          />
        }
        title={t`Mandatory Products List`}
        lead={service.name}
      >
        <LinkButton to={`/services/${category.slug}/${service.slug}`} variant="secondary" className="no-print">
          {t`About this service`}
        </LinkButton>
      </PageHeader>
      <ListLayout
        sidebar={
          <>
            <SidebarNav
              label={t`Services`}
              currentLabel={service.name}
              items={category.services.map(({ slug, name }, index) => ({
                label: name,
                to: index === 0 ? categoryPath : `${categoryPath}/${slug}`,
                current: slug === service.slug,
              }))}
            />
            {otherCategories.length > 0 && (
              <SidebarNav
                label={t`Other categories`}
                items={otherCategories.map(({ slug, name }) => ({ label: name, to: `/mandatory-products/${slug}` }))}
              />
            )}
          </>
        }
      >
        <div className="space-y-4">
          <ListSearch id="product-search" label={t`Search products`} query={query} sizes={tablePageSizes} />
          <ListRange query={query} total={total} />
          <RequirementTable rows={rows} query={query} clearTo="." />
          <ListPages query={query} total={total} sizes={tablePageSizes} />
          <ListNotes sources={sources} rows={rows} />
        </div>
      </ListLayout>
    </>
  );
}
