import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { BackButton } from '#app/page/back-button.tsx';
import { DetailPage } from '#app/page/detail-page.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { findFeesOfService } from '#features/fees/find-fees-of-service.server.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/fees';
import { FeeTables } from './fee-tables.tsx';
import { Steps } from './steps.tsx';
import { Times } from './times.tsx';

function crumbsOf({ name, categorySlug, slug }: { name: string; categorySlug: string; slug: string }) {
  const path = `/services/${categorySlug}/${slug}`;
  return [
    { label: msg`Services`, to: '/services' },
    { label: name, to: path },
    { label: msg`Fees, times and steps`, to: `${path}/fees` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { service } = args.loaderData;
  const { name } = service;
  return pageMeta(args, {
    title: msg`${name}: fees, times and steps`,
    description: msg`${name}: the government fees and what laboratories charge, how long it takes, and the steps in their order, each with its source and the day on which we read it.`,
    crumbs: crumbsOf(service),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const cards = await listServiceCards(language);
  const service = cards.find(({ slug, categorySlug }) => slug === params.slug && categorySlug === params.category);
  if (!service) throw data(null, { status: 404 });
  const { id, slug, categorySlug, name } = service;
  const facts = await findFeesOfService(id, language);
  if (Object.values(facts).every((rows) => rows.length === 0)) throw data(null, { status: 404 });
  return { service: { slug, categorySlug, name }, facts };
}

/** What an approval costs, how long it takes, and its steps. */
export default function Fees({ loaderData: { service, facts } }: Route.ComponentProps) {
  const { published, byLaboratories, byOthers, takes, terms, steps } = facts;
  return (
    <DetailPage
      crumbs={crumbsOf(service)}
      meta={<Trans>Fees, times and steps</Trans>}
      title={service.name}
      lead={<Trans>What is published and what others report stand apart, and we never add the two together.</Trans>}
      actions={<BackButton to={`/services/${service.categorySlug}/${service.slug}`} />}
    >
      <Container className="stack-14 py-8 md:py-12">
        <Part id="government-fees" title={<Trans>Government fees</Trans>}>
          <p className="text-ink-2">
            <Trans>
              Set by law or by the regulator, without tax. BIS and some others add 18 per cent GST: ask before you pay.
            </Trans>
          </p>
          {published.some(({ words, doubt }) => words || doubt) ? <FeeTables lines={published} /> : <NoFigure />}
        </Part>
        {byLaboratories.some(({ words }) => words) && (
          <Part id="laboratories" title={<Trans>Reported by laboratories</Trans>}>
            <p className="text-ink-2">
              <Trans>Charges of single laboratories. Yours may charge more or less: ask for an offer.</Trans>
            </p>
            <FeeTables lines={byLaboratories} />
          </Part>
        )}
        {byOthers.some(({ words }) => words) && (
          <Part id="others" title={<Trans>Other reported costs</Trans>}>
            <FeeTables lines={byOthers} />
          </Part>
        )}
        <Part id="times" title={<Trans>How long it takes</Trans>}>
          {takes.some(({ words }) => words) ? <Times lines={takes} /> : <NoFigure />}
        </Part>
        {terms.length > 0 && (
          <Part id="terms" title={<Trans>Terms to keep</Trans>}>
            <Times lines={terms} />
          </Part>
        )}
        {steps.length > 0 && (
          <Part id="steps" title={<Trans>Steps</Trans>}>
            <Steps steps={steps} />
          </Part>
        )}
      </Container>
    </DetailPage>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="stack-6">
      <h2 id={id} className="break-after-avoid text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function NoFigure() {
  return (
    <p>
      <Trans>
        No published figure. <TextLink to="/contact">Ask us.</TextLink>
      </Trans>
    </p>
  );
}
