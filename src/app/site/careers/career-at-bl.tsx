import { msg } from '@lingui/core/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import { getCareerProspectus } from '#features/careers/get-career-prospectus.server.ts';
import { getOrganisationFacts } from '#features/site/settings.server.ts';
import { Prose } from '#ui/own-language.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/career-at-bl';
import { AboutCareer } from './about-career.tsx';
import { Growths } from './growths.tsx';
import { Invitation } from './invitation.tsx';
import { Offer } from './offer.tsx';
import { Opportunities } from './opportunities.tsx';

export const handle = { enquiry: 'folded' } as const satisfies PageHandle;

const crumbs = [
  { label: msg`Career`, to: '/career' },
  { label: msg`A career in compliance`, to: '/career-at-bl' },
];

export function meta(args: Route.MetaArgs) {
  const { page, facts } = args.loaderData;
  const root = rootOf(args);
  return pageMeta(args, {
    title: msg`A career in compliance`,
    own: page?.seo,
    crumbs,
    ...(root && { structuredData: organisation(root.publicUrl, facts) }),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [{ page, ...prospectus }, facts] = await Promise.all([
    getCareerProspectus(language),
    getOrganisationFacts(language),
  ]);
  return {
    ...prospectus,
    page: page && { seo: page.seo, title: page.title, lead: page.tagLine, content: page.content },
    facts,
  };
}

export default function CareerAtBl({ loaderData }: Route.ComponentProps) {
  const { page, contact, banner, growths, opportunities, about, offer, offerItems } = loaderData;
  return (
    <>
      <PageHeader
        breadcrumb={<Crumbs parents={crumbs.slice(0, 1)} />}
        title={page?.title ?? contact.heading}
        lead={page?.lead}
      />
      <Container className="pt-8 md:pt-12">
        {banner && (
          <img src={banner.imageUrl} alt={banner.imageAlt} width={1200} height={400} className="h-auto w-full" />
        )}
        {page?.content && <Prose html={page.content} className="mt-6 border-s-4 border-gold ps-5 text-base" />}
      </Container>
      <Growths growths={growths} />
      <Opportunities opportunities={opportunities} />
      {about && <AboutCareer about={about} />}
      {offer && <Offer offer={offer} items={offerItems} />}
      <Invitation contact={contact} />
    </>
  );
}
