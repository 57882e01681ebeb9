import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { ListLayout } from '#app/page/list-layout.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { ConfirmationNote } from '#features/requirements/components/confirmation-note.tsx';
import { listServiceCards } from '#features/services/service-card.server.ts';
import { findServicesPage, listServiceCategories } from '#features/services/services.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/section.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import type { Route } from './+types/services';
import { ServiceCard } from './service-card.tsx';
import { cardOf, keyFactsOf } from './service-card-view.ts';
import { ServiceKeyFacts } from './service-key-facts.tsx';
import { servicesCrumbs } from './services-crumbs.ts';

export function meta({ loaderData, ...source }: Route.MetaArgs) {
  const { seo, category } = loaderData ?? {};
  return pageMeta(source, {
    title: seo?.title ?? '',
    description: seo?.description,
    keywords: seo?.keywords,
    structuredData: [...servicesCrumbs(source, category && [category]), ...(seo?.tags ?? [])],
  });
}

/** `/services` and `/services/{category}`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [i18n, categories, services, page] = await Promise.all([
    loadI18n(language),
    listServiceCategories(language),
    listServiceCards(language),
    findServicesPage(language),
  ]);
  const category = categories.find((one) => one.slug === params.category);
  if (params.category !== undefined && !category) throw data(null, { status: 404 });
  const source = category ?? page;
  return {
    services: category
      ? services
          .filter((service) => service.categorySlug === category.slug)
          .map((service) => ({ ...cardOf(service), facts: keyFactsOf(service) }))
      : services.map((service) => ({ ...cardOf(service), facts: undefined })),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    category: category && { slug: category.slug, name: category.name, path: `/services/${category.slug}` },
    lead: category ? category.description : page?.tagLine,
    title: category?.name ?? page?.title ?? page?.name ?? i18n._(msg`Services`),
    seo: {
      title: source?.seoTitle ?? source?.name ?? i18n._(msg`Services`),
      description: source?.seoDescription ?? category?.description,
      keywords: source?.seoKeywords,
      tags: source?.seoTags,
    },
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { services, categories, category, title, lead } = loaderData;
  const everyService = { label: t`All services`, to: '/services', current: !category };
  const current = category?.name ?? everyService.label;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t`Breadcrumb`}
            items={[
              { label: t`Home`, to: '/' },
              ...(category
                ? [{ label: t`Services`, to: '/services' }, { label: category.name }]
                : [{ label: t`Services` }]),
            ]}
          />
        }
        title={title}
        lead={lead}
      >
        <BackButton />
      </PageHeader>
      <ListLayout
        sidebar={
          <SidebarNav
            label={t`Categories`}
            currentLabel={current}
            items={[
              everyService,
              ...categories.map(({ slug, name }) => ({
                label: name,
                to: `/services/${slug}`,
                current: slug === category?.slug,
              })),
            ]}
          />
        }
      >
        {services.length === 0 ? (
          <EmptyState title={<Trans>No services here yet</Trans>}>
            <Trans>Choose another category, or ask us: we may do it all the same.</Trans>
          </EmptyState>
        ) : (
          <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            {services.map((service, index) => (
              <li key={service.id}>
                <ServiceCard
                  service={service}
                  headingLevel={2}
                  eager={index < 4}
                  footer={service.facts && <ServiceKeyFacts facts={service.facts} />}
                />
              </li>
            ))}
          </ul>
        )}
        {services.some(({ facts }) => facts && !facts.confirmed) && (
          <div className="mt-8">
            <ConfirmationNote />
          </div>
        )}
      </ListLayout>
    </>
  );
}
