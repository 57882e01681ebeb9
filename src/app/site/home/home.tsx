import { Trans } from '@lingui/react/macro';
import { languageContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { rootOf } from '#app/page/root-data.ts';
import { organisation } from '#app/page/structured-data.ts';
import { NextDeadlines } from '#app/page/timeline/next-deadlines.tsx';
import { excerpt } from '#core/text/excerpt.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { listHomeServices } from '#features/home/home.server.ts';
import { findHomeSection } from '#features/pages/pages.server.ts';
import { listNextDeadlines } from '#features/requirements/time/draw-time.server.ts';
import { getOrganisationFacts } from '#features/site/settings.server.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { Associates } from './associates.tsx';
import { Banner } from './banner.tsx';
import { BlogTeasers } from './blog-teasers.tsx';
import { Brochure } from './brochure.tsx';
import { CallBanner } from './call-banner.tsx';
import { LazySection } from './lazy-section.tsx';
import { Process } from './process.tsx';
import { ServicesGrid } from './services-grid.tsx';
import { Testimonials } from './testimonials.tsx';

/** How many characters of a service's description its card shows. */
const cardLetters = 150;

export function meta(args: Route.MetaArgs) {
  const { seo, facts } = args.loaderData;
  const root = rootOf(args);
  return pageMeta(args, { edited: seo, structuredData: root && organisation(root.publicUrl, facts) });
}

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [home, banner, section, services, facts, next] = await Promise.all([
    findHomeSection('home', language),
    findHomeSection('home-banner', language),
    findHomeSection('services', language),
    listHomeServices(language),
    getOrganisationFacts(language),
    listNextDeadlines({ today: todayInIndia(), language }, 3),
  ]);
  return {
    seo: home?.seo,
    content: banner && (banner.content ?? ''),
    section: section && {
      title: section.title,
      name: section.name,
      tagLine: section.tagLine,
      content: section.content,
    },
    services: services.map(({ slug, name, description, categorySlug }) => ({
      slug,
      path: `/services/${categorySlug}/${slug}`,
      name,
      text: excerpt(description ?? '', cardLetters),
    })),
    ...{ facts, next },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, section, services, next } = loaderData;
  return (
    <>
      <Banner content={content} />
      <NextDeadlines {...next} />
      {section && (
        <div className="md:pt-6">
          <ServicesGrid section={section} services={services} />
        </div>
      )}
      <LazySection call="GET /home-about" instead={{ to: '/about', label: <Trans>About us</Trans> }}>
        {(answer) => <About section={answer} />}
      </LazySection>
      <LazySection
        call="GET /home-brochure"
        instead={{ to: '/services', label: <Trans>All services and their brochures</Trans> }}
      >
        {(answer) => <Brochure {...answer} />}
      </LazySection>
      <LazySection call="GET /home-call" instead={{ to: '/contact', label: <Trans>Contact and office hours</Trans> }}>
        {(answer) => <CallBanner section={answer} />}
      </LazySection>
      <LazySection
        call="GET /home-process"
        instead={{ to: '/services', label: <Trans>How an application works, service by service</Trans> }}
      >
        {(answer) => <Process {...answer} />}
      </LazySection>
      <LazySection call="GET /home-blog" instead={{ to: '/blogs', label: <Trans>All blogs</Trans> }}>
        {(answer) => <BlogTeasers {...answer} />}
      </LazySection>
      <LazySection
        call="GET /home-testimonial"
        instead={{ to: '/landing-page#testimonials', label: <Trans>What clients say about us</Trans> }}
      >
        {(answer) => <Testimonials {...answer} />}
      </LazySection>
      <LazySection
        call="GET /home-associates"
        instead={{ to: '/landing-page#associates', label: <Trans>Firms we work with</Trans> }}
      >
        {(answer) => <Associates {...answer} />}
      </LazySection>
    </>
  );
}
