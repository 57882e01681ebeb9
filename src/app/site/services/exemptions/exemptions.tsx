import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { listCustomsHeadings } from '#features/requirements/exemptions/list-customs-headings.server.ts';
import { listExemptionRules } from '#features/requirements/exemptions/list-exemption-rules.server.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { Container } from '#ui/section.tsx';
import type { Route } from './+types/exemptions';
import { CustomsHeadings } from './customs-headings.tsx';
import { ExemptionRules } from './exemption-rules.tsx';

function crumbsOf({ name, categorySlug, slug }: { name: string; categorySlug: string; slug: string }) {
  const path = `/services/${categorySlug}/${slug}`;
  return [
    { label: msg`Services`, to: '/services' },
    { label: name, to: path },
    { label: msg`Exemptions`, to: `${path}/exemptions` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { service } = args.loaderData;
  const { name } = service;
  return pageMeta(args, {
    title: msg`${name}: exemptions and customs codes`,
    description: msg`${name}: who and what the orders exempt, on which conditions and until when, and the customs headings of the products on the list.`,
    crumbs: crumbsOf(service),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const cards = await listServiceCards(language);
  const service = cards.find(({ slug, categorySlug }) => slug === params.slug && categorySlug === params.category);
  if (!service) throw data(null, { status: 404 });
  const { slug, categorySlug, name } = service;
  const [rules, headings] = await Promise.all([listExemptionRules(slug, language), listCustomsHeadings(slug)]);
  if (rules.length === 0 && headings.length === 0) throw data(null, { status: 404 });
  return { service: { slug, categorySlug, name }, rules, headings };
}

/** All exemptions from the orders on the list of a service, and the customs headings of its products. */
export default function Exemptions({ loaderData: { service, rules, headings } }: Route.ComponentProps) {
  return (
    <DetailPage
      crumbs={crumbsOf(service)}
      meta={<Trans>Exemptions and customs codes</Trans>}
      title={service.name}
      lead={<Trans>An exemption holds only for the products of the orders named beside it.</Trans>}
      actions={<BackButton to={`/services/${service.categorySlug}/${service.slug}`} />}
    >
      <Container className="stack-14 py-8 md:py-12">
        <ExemptionRules rules={rules} />
        <CustomsHeadings headings={headings} />
      </Container>
    </DetailPage>
  );
}
