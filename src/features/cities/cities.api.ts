import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { wireSeo } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { cityAnswer, stateCitiesAnswer } from './cities.schema.ts';
import { findCity, listCities } from './find-city.server.ts';

export const citiesApi = {
  'GET /city-pages/{slug}': call({
    summary: 'The page of a city and the services that concern it',
    tag: 'Pages',
    params: z.object({ slug: z.string() }),
    answer: cityAnswer,
    answers: 'The city',
    refuses: { 404: 'There is no page for that city' },
    handle: async ({ params: { slug }, language }) => {
      const city = await findCity(slug, language);
      if (!city) throw new NotFoundError(`no city ${slug}`);
      return {
        current: {
          slug: city.slug,
          city: city.city,
          state: city.state,
          heading: city.heading,
          description: city.description,
          icon_image: pictureUrl(city.iconImage, city.slug),
          city_banner: { image: pictureUrl(city.bannerImage, city.slug) },
          faqs: city.faqs.map(({ question, answer }) => ({ question, answer })),
          citystep: city.steps.map(({ iconImage, description }, index) => ({
            icon_image: pictureUrl(iconImage, `city-step-${index + 1}`),
            description,
          })),
          ...wireSeo(city.seo),
        },
        related: city.services.map(({ slug: service, name, reason, categorySlug }) => ({
          slug: service,
          heading: name,
          reason,
          service_category: { slug: categorySlug },
        })),
      };
    },
  }),
  'GET /state-cities': call({
    summary: 'The cities that have a page, by state',
    tag: 'Pages',
    answer: stateCitiesAnswer,
    answers: 'States in alphabetical order',
    handle: async ({ language }) => {
      const byState = Map.groupBy(await listCities(language), ({ state }) => state);
      const data = [...byState].map(([state, cities]) => ({
        state,
        cities: cities.map(({ slug, city }) => ({ slug, city })),
      }));
      return { data: data.sort((a, b) => a.state.localeCompare(b.state)) };
    },
  }),
} satisfies SiteCalls;
