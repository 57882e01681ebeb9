import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { languageContext } from '#app/context.server.ts';
import { DetailPage } from '#app/page/detail-page.tsx';
import { Faqs } from '#app/page/faqs.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { faqPage } from '#app/page/structured-data.ts';
import { UntranslatedBands } from '#app/page/untranslated-frame.tsx';
import { excerpt } from '#core/text/excerpt.ts';
import { type CityView, findCity, listCities } from '#features/cities/find-city.server.ts';
import { Seal } from '#ui/drawings/seal.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';
import type { Route } from './+types/city';
import { NearbyCities } from './nearby-cities.tsx';

/** How many characters of the description search engines get. */
const descriptionLength = 155;

function crumbsOf({ city, slug }: Pick<CityView, 'city' | 'slug'>) {
  return [
    { label: msg`Sitemap`, to: '/sitemap' },
    { label: city, to: `/city/${slug}` },
  ];
}

export function meta(args: Route.MetaArgs) {
  const { city } = args.loaderData;
  return pageMeta(args, {
    title: city.heading,
    description: excerpt(city.description ?? '', descriptionLength),
    edited: city.seo,
    crumbs: crumbsOf(city),
    structuredData: faqPage(args, city.faqs),
  });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [city, cities] = await Promise.all([findCity(params.slug, language), listCities(language)]);
  if (!city) throw data(null, { status: 404 });
  const { iconImage: _icon, bannerImage: _banner, steps, ...shown } = city;
  return {
    city: { ...shown, steps: steps.map(({ id, description }) => ({ id, description })) },
    nearby: cities.filter(({ slug, state }) => state === city.state && slug !== city.slug),
  };
}

export default function City({ loaderData: { city, nearby } }: Route.ComponentProps) {
  const { slug, heading, isEnglish, description, state, services, steps, faqs } = city;
  return (
    <DetailPage
      crumbs={crumbsOf(city)}
      isEnglish={isEnglish}
      meta={state}
      title={heading}
      lead={description}
      seal={<Seal slug={slug} size={200} eager />}
    >
      <UntranslatedBands texts={[description]}>
        {services.length > 0 && (
          <Section id="services" title={<Trans>What is made and traded here, and which approvals touch it</Trans>}>
            <ServiceRegister services={services} />
          </Section>
        )}
        {steps.length > 0 && (
          <Section id="steps" tone="sheet" title={<Trans>How we go about it</Trans>}>
            <CitySteps steps={steps} />
          </Section>
        )}
        {faqs.length > 0 && (
          <Section id="faqs" title={<Trans>Questions from the city</Trans>}>
            <Faqs name="city-faqs" faqs={faqs} />
          </Section>
        )}
      </UntranslatedBands>
      <NearbyCities city={city} nearby={nearby} />
    </DetailPage>
  );
}

/** The city's trades against the services that concern them, as a register. */
function ServiceRegister({
  services,
}: {
  services: readonly { slug: string; name: string; reason: string | null; categorySlug: string }[];
}) {
  return (
    <ul className="border-b border-rule">
      {services.map(({ slug, name, reason, categorySlug }) => (
        <li
          key={slug}
          className="relative grid gap-x-10 gap-y-1 border-t border-rule py-5 hover:border-gold md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <Link to={`/services/${categorySlug}/${slug}`} className="cover-link font-serif text-xl hover:text-assay">
            <OwnText text={name} />
          </Link>
          <p className="text-ink-2 md:pt-1">{reason && <OwnText text={reason} />}</p>
        </li>
      ))}
    </ul>
  );
}

/** The steps to an approval, numbered, four in a row where there is room. */
function CitySteps({ steps }: { steps: readonly { id: number; description: string }[] }) {
  return (
    <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ id, description }, index) => (
        <li key={id} className="border-t border-gold pt-4">
          <p aria-hidden="true" className="font-serif text-3xl text-gold-ink tabular">
            {index + 1}
          </p>
          <p className="mt-2 text-pretty">
            <OwnText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
