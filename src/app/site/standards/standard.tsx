import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { listRequirementsUnderStandard } from '#features/requirements/list-requirements.server.ts';
import { toRequirementUnderStandard } from '#features/requirements/requirement-under-standard.ts';
import { findStandard } from '#features/standards/find-standard.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Seal } from '#ui/seal.tsx';
import { Container, PageHeader, Section } from '#ui/section.tsx';
import type { Route } from './+types/standard';
import { RequirementsUnderStandard } from './requirements-under-standard.tsx';
import { StandardFacts } from './standard-facts.tsx';
import { standardSeo } from './standard-seo.ts';

export function meta(args: Route.MetaArgs) {
  const root = args.matches[0].loaderData;
  return root && args.loaderData ? pageMeta(args, standardSeo(args.loaderData, root)) : [];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const standard = await findStandard(params.slug, language);
  if (!standard) throw data(null, { status: 404 });
  const requirements = await listRequirementsUnderStandard(standard.id, language);
  return { standard, requirements: requirements.map(toRequirementUnderStandard), today: todayInIndia() };
}

export default function Standard({ loaderData }: Route.ComponentProps) {
  const { standard, requirements, today } = loaderData;
  const { t } = useLingui();
  const { number, title, slug, description } = standard;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={t`Breadcrumb`}
            items={[{ label: t`Home`, to: '/' }, { label: t`Standards`, to: '/standards' }, { label: number }]}
          />
        }
        title={<bdi className="tabular-nums">{number}</bdi>}
        lead={title}
        seal={<Seal slug={slug} size={160} eager />}
      >
        <LinkButton to="/standards" variant="secondary" className="no-print">{t`Back`}</LinkButton>
      </PageHeader>
      <Section id="facts" title={<Trans>About this standard</Trans>}>
        {description && <Prose html={description} className="mb-6" />}
        <StandardFacts standard={standard} today={today} />
      </Section>
      <Section id="products" title={<Trans>Products and certification under it</Trans>}>
        {requirements.length > 0 ? (
          <RequirementsUnderStandard requirements={requirements} today={today} />
        ) : (
          <EmptyState title={t`No list of ours names a product under this standard`}>
            <Trans>A later list or the standard that follows it may do so.</Trans>
          </EmptyState>
        )}
      </Section>
      <Container className="pb-12">
        <p className="text-sm text-ink-2">
          <Trans>
            The text of the standard is published by the Bureau of Indian Standards; we only tell where it applies.
          </Trans>
        </p>
      </Container>
    </>
  );
}
