import { z } from 'zod';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { csvDocuments } from '#features/records/files/csv-documents.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { cityKind } from './city.record.server.ts';
import { fillCity, fillStep } from './fill-city.ts';

const factsFile = 'data/cities.csv';
const textsFile = 'cities.yaml';
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
type Texts = z.infer<typeof textsSchema>[number];
type Page = z.infer<typeof pageSchema>;

/** The facts of the cities, their texts, and what all of their pages share. A city without a text is a draft. */
export const citiesContent = contentOf(cityKind, {
  needs: [servicesContent],
  async documents({ files }) {
    const [facts, texts = [], page = { heading: '', translations: {}, steps: [] }] = await Promise.all([
      csvDocuments(files, factsFile, {
        renamed: { state: 'state_or_ut', nearestBranch: 'nearest_bis_branch_office' },
        also: ({ sno: _, branchInCity: __, ...facts }) => facts,
      }),
      files.yaml(textsFile, textsSchema),
      files.yaml('city-page.yaml', pageSchema),
    ]);
    for (const text of texts)
      if (!facts.some(({ document }) => document.slug === text.slug))
        files.problems.push({ file: textsFile, line: 1, reason: `'${text.slug}' is not a city of ${factsFile}` });
    return facts.map((given) => {
      const text = texts.find((own) => own.slug === given.document.slug);
      const document = { ...given.document, ...fill(page, String(given.document.city), text) };
      return { ...given, document, ...(!text && { status: 'draft' as const }) };
    });
  },
});

/** The heading and the steps with the name of the city in each language, and its own texts. */
function fill(page: Page, city: string, text: Texts | undefined) {
  const twins = Object.entries(text?.names ?? {}).map(([language, name]) => {
    const pattern = page.translations[language]?.heading;
    return [language, { city: name, ...(pattern && { heading: fillCity(pattern, name) }) }];
  });
  return {
    heading: fillCity(page.heading, city),
    translations: Object.fromEntries(twins),
    description: text?.description,
    steps: text ? page.steps.map((step) => fillStep(step, city, text.names)) : [],
    services: Object.entries(text?.services ?? {}).map(([service, reason]) => ({ service, reason })),
    questions: text?.faqs,
  };
}
