import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { ListPage } from '#app/page/lists/list-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { UntranslatedFrame, useByLanguage, useEachHasText } from '#app/page/untranslated-frame.tsx';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { ConfirmationNote } from '#features/requirements/components/notes.tsx';
import { listServicesWithLists } from '#features/requirements/list-services-with-lists.server.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { listServiceCategories } from '#features/services/list-service-categories.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { SidebarNav } from '#ui/sidebar-nav.tsx';
import { actionLinkClass, TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/services';
import { ServiceCard } from './service-card.tsx';
import { ServiceKeyFacts } from './service-key-facts.tsx';
import { cardOf, type KeyFacts, keyFactsOf, type ShownCard } from './service-views.ts';

function crumbsOf(category?: { slug: string; name: string }) {
  const services = { label: msg`Services`, to: '/services' };
  return category ? [services, { label: category.name, to: `/services/${category.slug}` }] : [services];
}

export function meta(args: Route.MetaArgs) {
  const { category, title, lead, seo } = args.loaderData;
  return pageMeta(args, {
    title: title ?? msg`Services`,
    description: category && lead,
    edited: seo,
    crumbs: crumbsOf(category),
    feeds: category && [changeFeed('category', category.slug)],
  });
}

/** `/services` and `/services/{category}`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [categories, services, listed, page] = await Promise.all([
    listServiceCategories(language),
    listServiceCards(language),
    listServicesWithLists(language),
    findPage('services', language),
  ]);
  const category = categories.find((listed) => listed.slug === params.category);
  if (params.category !== undefined && !category) throw data(null, { status: 404 });
  return {
    services: category
      ? services
          .filter((service) => service.categorySlug === category.slug)
          .map((service) => ({ ...cardOf(service), facts: keyFactsOf(service) }))
      : services.map((service) => ({ ...cardOf(service), facts: undefined })),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    category: category && { slug: category.slug, name: category.name },
    title: category?.name ?? page?.title ?? page?.name,
    lead: category ? category.description : page?.tagLine,
    seo: category?.seo ?? page?.seo,
    followNotice: category ? followNotice(language) : null,
    hasLists: category ? listed.some(({ slug }) => slug === category.slug) : listed.length > 0,
  };
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { services, categories, category, title, lead, hasLists, followNotice: notice } = loaderData;
  const [translated, english] = useByLanguage<Listed>(services, ({ name }) => name);
  const everyService = { label: t`All services`, to: '/services', current: !category };
  const current = category?.name ?? everyService.label;
  return (
    <ListPage
      crumbs={crumbsOf(category)}
      title={title ?? t`Services`}
      lead={lead}
      actions={
        <div className="flex flex-wrap gap-x-8">
          <BackButton />
          {hasLists && (
            <Link to={`/mandatory-products${category ? `/${category.slug}` : ''}`} className={actionLinkClass}>
              <Trans>Mandatory Products List</Trans>
              <Icon name="arrow" size={18} />
            </Link>
          )}
        </div>
      }
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
      closing={category && notice && <FollowBox kind="category" slug={category.slug} notice={notice} />}
    >
      {services.length === 0 ? (
        <EmptyState title={<Trans>No services here yet</Trans>}>
          <Trans>Choose another category or ask us; we may still be able to help.</Trans>
        </EmptyState>
      ) : (
        <div className="stack-8">
          <ServiceGrid services={translated} />
          {english.length > 0 && (
            <UntranslatedFrame isMixed texts={english.map(({ name }) => name)}>
              <ServiceGrid services={english} />
            </UntranslatedFrame>
          )}
        </div>
      )}
      <p className="no-print mt-6">
        <TextLink to="/orders">
          <Trans>Register of orders</Trans>
        </TextLink>
      </p>
      {services.some(({ facts }) => facts && !facts.confirmed) && (
        <div className="mt-8">
          <ConfirmationNote />
        </div>
      )}
    </ListPage>
  );
}

type Listed = ShownCard & { facts: KeyFacts | undefined };

function ServiceGrid({ services }: { services: readonly Listed[] }) {
  const hasText = useEachHasText()(services.map(({ name, description }) => ({ name, text: description })));
  if (services.length === 0) return null;
  return (
    <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      {services.map((service, index) => (
        <li key={service.id}>
          <ServiceCard
            service={service}
            headingLevel={2}
            hasText={hasText}
            eager={index < 4}
            footer={service.facts && <ServiceKeyFacts facts={service.facts} />}
          />
        </li>
      ))}
    </ul>
  );
}
