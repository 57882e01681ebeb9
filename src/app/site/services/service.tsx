import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { listHandle, readListQuery, redirectToNearest } from '#app/page/lists/list-query.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { RelatedSection } from '#app/page/related-section.tsx';
import { faqPage } from '#app/page/structured-data.ts';
import { useEachHasText } from '#app/page/untranslated-frame.tsx';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { feesOfService, listFeeSummaries } from '#features/fees/list-fee-summaries.server.ts';
import { listPlatesOfServices } from '#features/gallery/list-gallery.server.ts';
import { findLawOfList } from '#features/requirements/exemptions/find-law-of-list.server.ts';
import { listPublicationsOfService } from '#features/requirements/list-requirement-rows.server.ts';
import { listShownRows } from '#features/requirements/list-shown-rows.server.ts';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import { findServiceDetail } from '#features/services/find-service-detail.server.ts';
import { LinkButton } from '#ui/button.tsx';
import type { Route } from './+types/service';
import { ServiceActions, ServiceBar } from './service-actions.tsx';
import { ServiceCard, ServiceThumbnail } from './service-card.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceSections } from './service-sections.tsx';
import { cardOf, serviceView } from './service-views.ts';

export const handle = listHandle();

function crumbsOf({ name, categorySlug, slug }: { name: string; categorySlug: string; slug: string }) {
  return [
    { label: msg`Services`, to: '/services' },
    { label: name, to: `/services/${categorySlug}/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { service, sections } = args.loaderData;
  return pageMeta(args, {
    title: service.name,
    edited: service.seo,
    crumbs: crumbsOf(service),
    structuredData: faqPage(
      args,
      sections.flatMap((section) => section.faqs),
    ),
    feeds: [changeFeed('service', service.slug)],
  });
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const detail = await findServiceDetail(params.category, params.slug, language);
  if (!detail) throw data(null, { status: 404 });
  const { sections } = detail;
  const [plates, fees] = await Promise.all([listPlatesOfServices([params.slug], language), listFeeSummaries(language)]);
  const view = {
    plates,
    fees: feesOfService(fees, params.slug),
    service: serviceView(detail.service),
    sections,
    relatedServices: detail.relatedServices.map(cardOf),
    followNotice: followNotice(language),
  };
  if (!sections.some((section) => section.slug === requirementsSection)) return { ...view, list: null };

  const query = readListQuery(request, handle, { hash: `#${requirementsSection}` });
  const { id, slug } = detail.service;
  const [list, publications, law] = await Promise.all([
    listShownRows(slug, { serviceId: id, language, ...query }),
    listPublicationsOfService(id, language),
    findLawOfList(slug, language),
  ]);
  redirectToNearest(request, query, list.total);
  return {
    ...view,
    list: { ...list, query, publications, law },
  };
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { service, plates, fees, sections, relatedServices, list } = loaderData;
  const hasText = useEachHasText()(relatedServices.map(({ name, description }) => ({ name, text: description })));
  return (
    <DetailPage
      crumbs={crumbsOf(service)}
      title={service.name}
      lead={service.tagline}
      seal={<ServiceThumbnail service={service} size={168} eager />}
      actions={<ServiceActions />}
    >
      <ServiceFacts service={service} plates={plates} fees={fees} />
      <ServiceSections sections={sections} list={list} />
      <FollowBox kind="service" slug={service.slug} notice={loaderData.followNotice} />
      <RelatedSection
        id="other-services"
        tone="sheet"
        title={t`Other Services`}
        action={
          <LinkButton to="/services" variant="secondary">
            <Trans>View All</Trans>
          </LinkButton>
        }
        items={relatedServices.map((card) => ({
          key: card.id,
          card: <ServiceCard service={card} hasText={hasText} />,
        }))}
      />
      <ServiceBar />
    </DetailPage>
  );
}
