import { Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import { listFirms, listTestimonials } from '#features/home/home.server.ts';
import { listLandingSchemes } from '#features/landing/list-landing-schemes.server.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { getLandingHours, getOrganisationFacts, getSiteSettings } from '#features/site/settings.server.ts';
import { Section } from '#ui/section.tsx';
import type { Route } from './+types/landing-page';
import { About } from './about.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { Hero } from './hero.tsx';
import { Process } from './process.tsx';
import { QueryDialog } from './query-dialog.tsx';
import { SchemeCards } from './scheme-cards.tsx';
import { Testimonials } from './testimonials.tsx';

/** How many testimonials the page shows. */
const testimonialCount = 6;

export const handle = { enquiry: 'none' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  const { page, facts } = args.loaderData;
  const root = rootOf(args);
  return pageMeta(args, {
    title: page?.title,
    edited: page?.seo,
    structuredData: root && organisation(root.publicUrl, facts),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [page, schemes, testimonials, firms, hours, { texts }, facts] = await Promise.all([
    findPage('landing-page', language),
    listLandingSchemes(language),
    listTestimonials(language),
    listFirms('associate', language),
    getLandingHours(),
    getSiteSettings(language),
    getOrganisationFacts(language),
  ]);
  return {
    page: page && { seo: page.seo, title: page.title, lead: page.tagLine },
    schemes,
    testimonials: testimonials.slice(0, testimonialCount),
    firms,
    hours,
    since: texts.since_badge,
    trusted: texts.trusted,
    facts,
  };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { page, schemes, testimonials, firms, hours, since, trusted } = loaderData;
  return (
    <>
      <Hero
        title={page?.title ?? <Trans>Get Your Product Certifications Essential for Indian Market</Trans>}
        lead={page?.lead ?? null}
        schemes={schemes}
      />
      <ContactStrip hours={hours} />
      <SchemeCards schemes={schemes} />
      <Process schemes={schemes} />
      <About since={since} />
      <Testimonials testimonials={testimonials} />
      <Associates trusted={trusted} firms={firms} />
      <QueryDialog />
    </>
  );
}

type Firm = { id: number; imageUrl: string; imageAlt: string };

/** The claim of the brands that trust us, and the firms we are associated with. */
function Associates({ trusted, firms }: { trusted: string; firms: readonly Firm[] }) {
  return (
    <Section id="associates" title={trusted || undefined} lead={<Trans>Associated with</Trans>}>
      <ul className="grid grid-cols-2 items-center justify-items-center gap-x-8 gap-y-6 md:grid-cols-4 lg:grid-cols-6">
        {firms.map(({ id, imageUrl, imageAlt }) => (
          <li key={id}>
            <img src={imageUrl} alt={imageAlt} width={180} height={60} loading="lazy" className="h-auto w-36 md:w-44" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
