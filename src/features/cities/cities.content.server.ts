import { z } from 'zod';
import { optional, required, slug, translations, yesNo } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { distinctBy, reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { cityFaqs, cityPages, cityServices, citySteps } from '#db/schema/cities.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { fillCity, fillStep } from './fill-city.ts';

const factsFile = 'data/cities.csv';
const textsFile = 'cities.yaml';
const pageFile = 'city-page.yaml';
const factsSchema = z.object({
  city: required,
  slug,
  state_or_ut: required,
  nearest_bis_branch_office: optional,
  note: optional,
  source: optional,
  confirmed: yesNo,
});
const textsSchema = z
  .array(
    z.strictObject({
      slug,
      /** The city's name in other languages. */
      names: z.record(z.string(), required),
      description: required,
      /** By the slug of a service: what of the city it concerns. */
      services: z.record(slug, required),
      faqs: z.array(z.strictObject({ question: required, answer: required })),
    }),
  )
  .superRefine(distinctBy((city) => city.slug));
const pageSchema = z.strictObject({
  heading: required,
  translations,
  steps: z.array(z.strictObject({ text: required, translations })),
});

type Facts = Located<z.infer<typeof factsSchema>>;
type Texts = z.infer<typeof textsSchema>[number];
type Page = z.infer<typeof pageSchema>;

/** The facts of the cities, their texts, and what all of their pages share. A city without a text is a draft. */
export const citiesContent = defineContent({
  async read({ files, readBy }) {
    const { services } = await readBy(servicesContent);
    const facts = await files.csv(factsFile, factsSchema);
    reportRepeats(facts, (row) => row.slug, files.problems);
    const texts = (await files.yaml(textsFile, textsSchema)) ?? [];
    const known = new Set(facts.map((row) => row.slug));
    const serviceSlugs = new Set(services.map((service) => service.facts.slug));
    for (const text of texts) reportUnknown(text, known, serviceSlugs, files);
    const bySlug = new Map(texts.map((text) => [text.slug, text]));
    const page = await files.yaml(pageFile, pageSchema);
    return { facts, texts: bySlug, page: page ?? { heading: '', translations: {}, steps: [] } };
  },
  async write({ sync, writtenBy }, { facts, texts, page }) {
    const serviceIds = await writtenBy(servicesContent);
    const withText = facts.filter((row) => texts.has(row.slug));
    const drafts = facts.filter((row) => !texts.has(row.slug));
    const written = await sync.rows(cityPages, ['slug'], withText.map(cityRow(texts, page)));
    const draftIds = await sync.rows(cityPages, ['slug'], drafts.map(cityRow(texts, page)), {
      initial: { status: 'draft' },
    });
    const ids = new Map([...written, ...draftIds]);
    const ofEach = <Row>(rowsOf: (city: Facts, text: Texts, cityId: number) => Row[]) =>
      withText.flatMap((city) => {
        const text = texts.get(city.slug);
        return text ? rowsOf(city, text, ids.get(city.slug) ?? 0) : [];
      });
    await sync.rows(
      citySteps,
      ['cityId', 'position'],
      ofEach((city, { names }, cityId) =>
        page.steps.map((step, position) => ({ cityId, position, ...fillStep(step, city.city, names) })),
      ),
    );
    await sync.rows(
      cityFaqs,
      ['cityId', 'question'],
      ofEach((_, { faqs }, cityId) => faqs.map((faq, position) => ({ cityId, position, ...faq }))),
    );
    await sync.rows(
      cityServices,
      ['cityId', 'serviceId'],
      ofEach((_, text, cityId) =>
        Object.entries(text.services).map(([service, reason], position) => ({
          cityId,
          serviceId: serviceIds.get(service) ?? 0,
          reason,
          position,
        })),
      ),
    );
  },
});

const cityRow = (texts: Map<string, Texts>, page: Page) => (row: Facts, position: number) => ({
  slug: row.slug,
  city: row.city,
  heading: fillCity(page.heading, row.city),
  description: texts.get(row.slug)?.description ?? null,
  state: row.state_or_ut,
  nearestBranch: row.nearest_bis_branch_office,
  position,
  note: row.note,
  source: row.source,
  confirmed: row.confirmed,
  translations: Object.fromEntries(
    Object.entries(texts.get(row.slug)?.names ?? {}).map(([language, city]) => {
      const pattern = page.translations[language]?.heading;
      return [language, { city, ...(pattern && { heading: fillCity(pattern, city) }) }];
    }),
  ),
});

function reportUnknown(text: Texts, cities: Set<string>, services: Set<string>, { problems }: ContentFiles) {
  if (!cities.has(text.slug))
    problems.push({ file: textsFile, line: 1, reason: `'${text.slug}' is not a city of ${factsFile}` });
  for (const service of Object.keys(text.services))
    if (!services.has(service))
      problems.push({ file: textsFile, line: 1, reason: `${text.slug} names the unknown service '${service}'` });
}
