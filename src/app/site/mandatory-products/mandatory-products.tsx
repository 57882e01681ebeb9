import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { ListSearch } from '#app/page/lists/list-search.tsx';
import { PagedList } from '#app/page/lists/paged-list.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { ListNotes } from '#features/requirements/components/list-notes.tsx';
import { RequirementTable } from '#features/requirements/components/requirement-table.tsx';
import { listPublicationsOfService } from '#features/requirements/list-requirement-rows.server.ts';
import { listServicesWithLists } from '#features/requirements/list-services-with-lists.server.ts';
import { listShownRows } from '#features/requirements/list-shown-rows.server.ts';
import { LinkButton } from '#ui/button.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import type { Route } from './+types/mandatory-products';

export const handle = listHandle();

type Place = { slug: string; name: string };

function crumbsOf(category: Place, service: Place) {
  return [
    { label: msg`Services`, to: '/services' },
    { label: category.name, to: `/services/${category.slug}` },
    { label: msg`Mandatory Products List`, to: `/mandatory-products/${category.slug}/${service.slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { category, service } = args.loaderData;
  return pageMeta(args, {
    title: msg`Mandatory products list: ${service.name}`,
    description: msg`The products covered by ${service.name}, with their categories. Search by name.`,
    crumbs: crumbsOf(category, service),
  });
}

/** `/mandatory-products/{category}` shows the first list of the category; a further segment selects another one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const withLists = await listServicesWithLists(language);
  const category = withLists.find((listed) => listed.slug === params.category);
  const service = category?.services.find(({ slug }) => params.service === undefined || slug === params.service);
  if (!category || !service) throw data(null, { status: 404 });

  const query = readListQuery(request, handle);
  const [list, publications] = await Promise.all([
    listShownRows(service.slug, { serviceId: service.id, language, ...query }),
    listPublicationsOfService(service.id, language),
  ]);
  redirectToNearest(request, query, list.total);
  return {
    category: { slug: category.slug, name: category.name, services: category.services },
    service,
    otherCategories: withLists.filter((listed) => listed !== category).map(({ slug, name }) => ({ slug, name })),
    list: { total: list.total, reader: list.reader, rows: list.rows, query, publications },
  };
}

export default function MandatoryProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { category, service, otherCategories, list } = loaderData;
  const { rows, reader, total, query, publications } = list;
  const categoryPath = `/mandatory-products/${category.slug}`;
  return (
    <ListPage
      crumbs={crumbsOf(category, service)}
      title={t`Mandatory Products List`}
      lead={service.name}
      actions={
        <LinkButton to={`/services/${category.slug}/${service.slug}`} variant="secondary" className="no-print">
          {t`About this service`}
        </LinkButton>
      }
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
      <PagedList
        query={query}
        total={total}
        search={<ListSearch id="product-search" label={t`Search products`} query={query} />}
      >
        <RequirementTable rows={rows} reader={reader} query={query} clearTo="." />
      </PagedList>
      <ListNotes rows={rows} publications={publications} />
    </ListPage>
  );
}
