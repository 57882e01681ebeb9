import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { ExemptionsByOrder } from '#app/page/exemptions/exemptions-by-order.tsx';
import { changeFeed } from '#app/page/follow/change-feed.ts';
import { FollowBox } from '#app/page/follow/follow-box.tsx';
import { type PageSeo, pageMeta } from '#app/page/page-meta.ts';
import { labelled } from '#app/page/page-text.ts';
import { TimelineLink } from '#app/page/timeline/timeline-link.tsx';
import { todayInIndia } from '#core/time/dates.ts';
import { followNotice } from '#features/alerts/alert-texts.server.ts';
import { listExemptionsOn } from '#features/orders/list-exemptions.server.ts';
import { listAcceptedBeside } from '#features/requirements/accepted/list-accepted-beside.server.ts';
import { DoubtNote } from '#features/requirements/components/notes.tsx';
import { groupRequirements, type RequirementGroup } from '#features/requirements/group-requirements.ts';
import { listRequirementsUnderStandard } from '#features/requirements/list-requirements.server.ts';
import { ordersThatStand } from '#features/requirements/orders-that-stand.ts';
import { findStandard, type StandardDetail } from '#features/standards/find-standard.server.ts';
import { Seal } from '#ui/drawings/seal.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Container, Section } from '#ui/section.tsx';
import type { Route } from './+types/standard';
import { AcceptedBeside } from './accepted-beside.tsx';
import { RequirementsUnderStandard } from './requirements-under-standard.tsx';
import { StandardFacts } from './standard-facts.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, standardSeo(args.loaderData));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const standard = await findStandard(params.slug, language);
  if (!standard) throw data(null, { status: 404 });
  const [requirements, accepted] = await Promise.all([
    listRequirementsUnderStandard(standard.id, language),
    listAcceptedBeside(standard, language),
  ]);
  const today = todayInIndia();
  const exemptions = await listExemptionsOn(ordersThatStand(requirements, today), today, language);
  return {
    standard,
    groups: groupRequirements(requirements, standard.slug),
    accepted,
    exemptions,
    today,
    followNotice: followNotice(language),
  };
}

export default function Standard({ loaderData }: Route.ComponentProps) {
  const { standard, groups, accepted, exemptions, today } = loaderData;
  const { t } = useLingui();
  const { number, title, slug, description, confirmed } = standard;
  return (
    <DetailPage
      crumbs={standardCrumbs(standard)}
      title={<bdi className="tabular">{number}</bdi>}
      lead={title}
      seal={<Seal slug={slug} size={160} eager />}
      actions={<BackButton to="/standards" />}
    >
      <Section id="facts" title={<Trans>About this standard</Trans>}>
        {description && <Prose html={description} className="mb-6" />}
        <StandardFacts standard={standard} today={today} />
        {/* A group with a doubtful fact says so itself, and one note is enough. */}
        {!confirmed && groups.every((group) => group.confirmed) && <DoubtNote />}
      </Section>
      {(groups.length > 0 || accepted.length === 0) && (
        <Section id="products" title={<Trans>Products and certification under this standard</Trans>}>
          {groups.length > 0 ? (
            <>
              <RequirementsUnderStandard groups={groups} today={today} />
              <TimelineLink to={`/standards/${slug}/timeline`} requirements={groups} />
            </>
          ) : (
            <EmptyState title={t`No product on our lists falls under this standard`}>
              <Trans>Products may appear on a later list, or under the standard that replaces this one.</Trans>
            </EmptyState>
          )}
        </Section>
      )}
      <ExemptionsByOrder exemptions={exemptions} />
      {accepted.length > 0 && (
        <Section id="accepted" title={<Trans>Accepted alongside this standard</Trans>}>
          <AcceptedBeside accepted={accepted} today={today} />
        </Section>
      )}
      <FollowBox kind="standard" slug={slug} notice={loaderData.followNotice} />
      <Container className="pb-12">
        <p className="text-sm text-ink-2">
          <Trans>
            The Bureau of Indian Standards publishes the text of the standard; we only say where it applies.
          </Trans>
        </p>
      </Container>
    </DetailPage>
  );
}

type StandardPage = { standard: StandardDetail; groups: readonly RequirementGroup[] };

/** The breadcrumbs of a standard's page. */
function standardCrumbs({ number, slug }: StandardDetail) {
  return [
    { label: msg`Standards`, to: '/standards' },
    { label: number, to: `/standards/${slug}` },
  ];
}

/** The texts of a standard for search engines: those of the editors, or else its number, title and products. */
function standardSeo({ standard, groups }: StandardPage): PageSeo {
  const { number, title, seo } = standard;
  const products = [...new Set(groups.flatMap((group) => group.products.map(({ name }) => name)))].slice(0, 4);
  const subject = title ?? products.join(', ');
  return {
    title: title ? labelled(number, title) : number,
    description: msg`${number}, ${subject}: products, orders, dates and certification in India.`,
    keywords: [number, title, ...products].filter(Boolean).join(', '),
    edited: seo,
    crumbs: standardCrumbs(standard),
    feeds: [changeFeed('standard', standard.slug)],
  };
}
