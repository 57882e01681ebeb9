import { z } from 'zod';
import { camelCase, slug, yesNo } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { compareSections } from '#features/records/files/compare-sections.ts';
import type { FileDocument, Place } from '#features/records/files/file-document.ts';
import { snakeCase } from '#features/records/files/yaml-documents.server.ts';
import { serviceKind } from './service.record.server.ts';
import { serviceCategoriesContent } from './service-categories.content.server.ts';

const cell = z.string();
const factSchema = z.object({
  sno: cell,
  name: cell,
  slug,
  category: cell,
  regulator: cell,
  governing_order_or_act: cell,
  typical_validity: cell,
  validity_source: cell,
  validity_read_on: cell,
  typical_timeline: cell,
  timeline_source: cell,
  timeline_read_on: cell,
  who_needs_it: cell,
  source: cell,
  confirmed: yesNo,
});
/** The fields of a document that are cells of services.csv under another name, and that its text calls otherwise. */
const columns: Record<string, string> = {
  governingOrder: 'governing_order_or_act',
  validity: 'typical_validity',
  timeline: 'typical_timeline',
};
const inText: Record<string, string> = { listService: 'mandatory_list', homePosition: 'home' };

const matterSchema = z.record(z.string(), z.unknown());
type Texts = MarkdownFile<z.infer<typeof matterSchema>>;
type Translated = Texts & { language: string };
type Service = { facts: Located<z.infer<typeof factSchema>>; english: Texts | undefined; others: Translated[] };

/** The services: their facts are in `data/services.csv`, their texts in `services/{slug}.md`. */
export const servicesContent = contentOf(serviceKind, {
  needs: [serviceCategoriesContent],
  texts: 'markdown',
  async documents({ files, readBy }) {
    const [facts, texts, others, categories] = await Promise.all([
      files.csv('data/services.csv', factSchema),
      files.markdown('services', matterSchema),
      files.translations('services', matterSchema),
      readBy(serviceCategoriesContent),
    ]);
    // services.csv refers to a category by its name.
    const slugOf = new Map(categories.given.map((category) => [category.name, category.slug]));
    const slugs = new Set(facts.map((row) => row.slug));
    for (const text of [...texts, ...others]) reportText(text, slugs, files);
    return facts.map((row) => {
      const service = {
        facts: row,
        english: texts.find((text) => text.slug === row.slug),
        others: others.filter((text) => text.slug === row.slug),
      };
      if (service.english) for (const other of service.others) compareSections(service.english, other, files.problems);
      return { document: documentOf(service, slugOf.get(row.category) ?? row.category), placeOf: placesOf(service) };
    });
  },
});

function documentOf({ facts, english, others }: Service, category: unknown): FileDocument['document'] {
  const { slug: _, home, mandatory_list, ...matter } = english?.matter ?? {};
  return {
    slug: facts.slug,
    name: facts.name,
    category,
    regulator: facts.regulator,
    governingOrder: facts.governing_order_or_act,
    validity: facts.typical_validity,
    validitySource: facts.validity_source,
    validityReadOn: facts.validity_read_on,
    timeline: facts.typical_timeline,
    timelineSource: facts.timeline_source,
    timelineReadOn: facts.timeline_read_on,
    whoNeedsIt: facts.who_needs_it,
    source: facts.source,
    confirmed: facts.confirmed,
    ...withCamelCase(matter),
    homePosition: home,
    listService: mandatory_list,
    translations: Object.fromEntries(
      others.map((other) => {
        const { slug: __, ...texts } = other.matter;
        return [other.language, withCamelCase(texts)];
      }),
    ),
    sections: english?.sections.map((section) => sectionOf(section, others)),
  };
}

const withCamelCase = (matter: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(matter).map(([name, value]) => [camelCase(name), value]));

function sectionOf({ slug: own, heading, text }: Texts['sections'][number], others: Translated[]) {
  const isFaqs = own === 'faqs';
  const twins = others.flatMap(({ language, sections }) => {
    const same = sections.find((section) => section.slug === own);
    return same ? [{ language, name: same.heading, text: same.text, questions: splitQuestions(same.text) }] : [];
  });
  return {
    slug: own,
    name: heading,
    content: isFaqs ? null : text,
    translations: Object.fromEntries(
      twins.map(({ language, name, text: content }) => [language, isFaqs ? { name } : { name, content }]),
    ),
    questions: (isFaqs ? splitQuestions(text) : []).map((question, index) => ({
      ...question,
      translations: Object.fromEntries(
        twins.flatMap(({ language, questions }) => (questions[index] ? [[language, questions[index]]] : [])),
      ),
    })),
  };
}

function placesOf({ facts, english, others }: Service) {
  return (path: readonly PropertyKey[]): Place => {
    const [first = '', index] = path;
    const language = path.includes('translations') ? path[path.indexOf('translations') + 1] : undefined;
    const text = language === undefined ? english : (others.find((other) => other.language === language) ?? english);
    const name = path
      .filter((part) => part !== 'translations' && part !== language)
      .map(snakeCase)
      .join('.');
    if (text && first === 'sections') {
      const own = english?.sections[Number(index)]?.slug;
      const section = text.sections.find((other) => other.slug === own);
      return { file: text.file, line: section?.line ?? 1, name: section ? `${section.heading} (${name})` : name };
    }
    const field = String(first);
    const key = inText[field] ?? name;
    if (text && (language !== undefined || key in text.matter))
      return { file: text.file, line: text.lineOf([key]), name: key };
    return { file: facts.file, line: facts.line, name: columns[field] ?? name };
  };
}

function reportText(
  { file, slug: own, matter, sections, ...text }: Texts | Translated,
  slugs: Set<string>,
  { problems }: ContentFiles,
) {
  const report = (line: number, reason: string) => problems.push({ file, line, reason });
  if (!slugs.has(own)) report(1, `data/services.csv has no service ${own}`);
  if (matter.slug && matter.slug !== own) report(2, "the slug is not the file's name");
  if (!('language' in text) && (matter.validity || matter.timeline))
    report(2, 'validity and timeline belong in data/services.csv');
  for (const section of sections)
    if (!section.slug) report(section.line, `the heading '${section.heading}' has no slug in braces`);
}
