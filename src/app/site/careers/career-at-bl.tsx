import { msg } from '@lingui/core/macro';
import { languageContext } from '#app/context.server.ts';
import { Crumbs } from '#app/page/crumbs.tsx';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import type { CareerBlock } from '#features/careers/get-career-prospectus.server.ts';
import { getCareerProspectus } from '#features/careers/get-career-prospectus.server.ts';
import { getOrganisationFacts } from '#features/site/settings.server.ts';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Container, PageHeader } from '#ui/section.tsx';
import type { Route } from './+types/career-at-bl';
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
    edited: page?.seo,
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

/** How people work here: a picture and a text beside it. */
function AboutCareer({ about }: { about: CareerBlock }) {
  const { title, description, imageUrl, imageAlt } = about;
  return (
    <Container className="grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-12 md:py-20">
      <img
        src={imageUrl}
        alt={imageAlt}
        width={480}
        height={360}
        loading="lazy"
        className="h-auto w-full md:col-span-5"
      />
      <div className="min-w-0 md:col-span-7">
        <h2>
          <OwnText text={title} />
        </h2>
        <Prose html={description} className="mt-4" />
      </div>
    </Container>
  );
}
