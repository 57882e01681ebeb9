import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { readListQuery, redirectToNearest, tablePageSizes } from '#app/page/list-query.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { faqPage } from '#app/page/structured-data.ts';
import { listRequirementRows, listSources } from '#features/requirements/list-requirement-rows.server.ts';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import { toRequirementRow } from '#features/requirements/requirement-row.ts';
import { findServiceDetail } from '#features/services/service-detail.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/service';
import { OtherServices } from './other-services.tsx';
import { ServiceThumbnail } from './service-card.tsx';
import { cardOf } from './service-card-view.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceSections } from './service-sections.tsx';
import { servicesCrumbs } from './services-crumbs.ts';

export function meta({ loaderData, ...source }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(source, { title: '' });
  const { service, sections } = loaderData;
  const path = `/services/${service.categorySlug}/${service.slug}`;
  return pageMeta(source, {
    title: service.seoTitle ?? service.name,
    description: service.seoDescription,
    keywords: service.seoKeywords,
    structuredData: [
      ...servicesCrumbs(source, [{ name: service.name, path }]),
      ...faqPage(sections.flatMap((section) => section.faqs)),
      ...service.seoTags,
    ],
  });
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const detail = await findServiceDetail(params.category, params.slug, language);
  if (!detail) throw data(null, { status: 404 });
  const { sections } = detail;
  const { description, seoDescription, categoryId: _, thumbnailUrl: __, imageAlt: ___, ...facts } = detail.service;
  const view = {
    service: { ...facts, picture: cardOf(detail.service).picture, seoDescription: seoDescription ?? description },
    sections,
    relatedServices: detail.relatedServices.map(cardOf),
  };
  if (!sections.some((section) => section.slug === requirementsSection)) return { ...view, list: null };

  const query = readListQuery(request, tablePageSizes);
  const [list, sources] = await Promise.all([
    listRequirementRows({ serviceId: detail.service.id, language, ...query }),
    listSources(detail.service.id),
  ]);
  redirectToNearest(request, query, list.total, tablePageSizes, `#${requirementsSection}`);
  return {
    ...view,
    list: { ...list, rows: list.rows.map(toRequirementRow), compliance: list.rows[0]?.compliance, query, sources },
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { service, sections, relatedServices, list } = loaderData;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t`Breadcrumb`}
            items={[
              { label: t`Home`, to: '/' },
              { label: t`Services`, to: '/services' },
            ]}
          />
        }
        title={service.name}
        lead={service.tagline}
        seal={<ServiceThumbnail service={service} size={168} eager />}
      />
      <ServiceFacts service={service} />
      <ServiceSections sections={sections} list={list} />
      <OtherServices services={relatedServices} />
    </>
  );
}
