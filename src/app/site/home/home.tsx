import { Trans } from '@lingui/react/macro';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { organisation } from '#app/page/structured-data.ts';
import { excerpt } from '#core/text/excerpt.ts';
import { findHomeBanner, findHomeSection, getHomeRecord } from '#features/home/home.server.ts';
import { listHomeServices } from '#features/home/home-services.server.ts';
import { getOrganisationFacts } from '#features/home/organisation-facts.server.ts';
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

/** Letters of a service's description on its card. */
const cardLetters = 150;

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [record, banner, section, services, facts] = await Promise.all([
    getHomeRecord(language),
    findHomeBanner(language),
    findHomeSection('services', language),
    listHomeServices(language),
    getOrganisationFacts(language),
  ]);
  return {
    record,
    content: banner?.content,
    section: section && {
      title: section.title,
      name: section.name,
      tag_line: section.tag_line,
      content: section.content,
    },
    services: services.map(({ slug, name, description, service_category }) => ({
      slug,
      path: `/services/${service_category.slug}/${slug}`,
      name,
      text: excerpt(description ?? '', cardLetters),
    })),
    structuredData: organisation(context.get(publicUrlContext), facts),
  };
}

export function meta(args: Route.MetaArgs) {
  const { record, structuredData } = args.loaderData;
  return pageMeta(args, {
    title: record.seo_title,
    description: record.seo_description,
    keywords: record.seo_keywords,
    structuredData,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, section, services } = loaderData;
  return (
    <>
      <Banner content={content} />
      {section && (
        <div className="md:pt-6">
          <ServicesGrid section={section} services={services} />
        </div>
      )}
      <LazySection call="home-about" instead={{ to: '/about', label: <Trans>About us</Trans> }}>
        {(answer) => <About section={answer} />}
      </LazySection>
      <LazySection
        call="home-brochure"
        instead={{ to: '/services', label: <Trans>All services and their brochures</Trans> }}
      >
        {(answer) => <Brochure {...answer} />}
      </LazySection>
      <LazySection call="home-call" instead={{ to: '/contact', label: <Trans>Contact and office hours</Trans> }}>
        {(answer) => <CallBanner section={answer} />}
      </LazySection>
      <LazySection
        call="home-process"
        instead={{ to: '/services', label: <Trans>How an application moves, service by service</Trans> }}
      >
        {(answer) => <Process {...answer} />}
      </LazySection>
      <LazySection call="home-blog" instead={{ to: '/blogs', label: <Trans>All blogs</Trans> }}>
        {(answer) => <BlogTeasers {...answer} />}
      </LazySection>
      <LazySection call="home-testimonial" instead={{ to: '/about', label: <Trans>What clients say about us</Trans> }}>
        {(answer) => <Testimonials {...answer} />}
      </LazySection>
      <LazySection call="home-associates" instead={{ to: '/about', label: <Trans>Firms we work with</Trans> }}>
        {(answer) => <Associates {...answer} />}
      </LazySection>
    </>
  );
}
