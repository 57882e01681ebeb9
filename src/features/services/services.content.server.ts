import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { seoColumns } from '#core/content/content-fields.ts';
import { splitQuestions } from '#core/content/parse-markdown.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { serviceFaqs, serviceSections, services } from '#db/schema/services.ts';
import { type ReadService, readServices, type ServiceMatter } from './read-services.server.ts';
import { serviceCategoriesContent } from './service-categories.content.server.ts';

type Translated = Record<string, Record<string, string>>;

type PreparedService = ReadService & { sections: Awaited<ReturnType<typeof prepareSections>> };

/** Writes the services with their sections and questions; returns the services' ids by slug. */
export const servicesContent = defineContent({
  async read({ files, clean, readBy }) {
    const categories = await readBy(serviceCategoriesContent);
    const services = await readServices(files, new Set(categories.map(({ name }) => name)));
    const prepared = services.map(async (service): Promise<PreparedService> => {
      return { ...service, sections: await prepareSections(service, clean) };
    });
    return { categories, services: await Promise.all(prepared) };
  },
  async write({ sync, writtenBy }, { categories, services: prepared }) {
    const idBySlug = await writtenBy(serviceCategoriesContent);
    // services.csv refers to a category by its name.
    const idByName = new Map(categories.map(({ name, slug }) => [name, idBySlug.get(slug) ?? 0]));
    const ids = await writeServices(sync, prepared, idByName);
    await writeSections(sync, prepared, ids);
    return ids;
  },
});

function prepareSections({ english, others }: ReadService, clean: CleanTexts) {
  return Promise.all(
    (english?.sections ?? []).map(async (section) => {
      const isFaqs = section.slug === 'faqs';
      const intro = isFaqs ? '' : section.text;
      const translated: Translated = {};
      const questionsIn: Record<string, { question: string; answer: string }[]> = {};
      const html = english && intro ? await clean.markdown(english.file, section.line, intro) : null;
      for (const other of others) {
        const same = other.sections.find(({ slug }) => slug === section.slug);
        if (!same) continue;
        translated[other.language] = { name: same.heading };
        if (isFaqs) questionsIn[other.language] = await prepareQuestions(other.file, same.line, same.text, clean);
        else
          Object.assign(translated[other.language] ?? {}, {
            content: await clean.markdown(other.file, same.line, same.text),
          });
      }
      const questions =
        isFaqs && english ? await prepareQuestions(english.file, section.line, section.text, clean) : [];
      return { slug: section.slug, name: section.heading, content: html, translated, questions, questionsIn };
    }),
  );
}

function prepareQuestions(file: string, line: number, text: string, clean: CleanTexts) {
  return Promise.all(
    splitQuestions(text).map(async ({ question, answer }) => ({
      question,
      answer: await clean.markdown(file, line, answer),
    })),
  );
}

async function writeServices(sync: Sync, prepared: PreparedService[], categoryIds: Map<string, number>) {
  const rows = prepared.map(({ facts, english, others }, position) => ({
    slug: facts.slug,
    categoryId: categoryIds.get(facts.category) ?? 0,
    name: english?.matter.name ?? facts.name,
    shortName: english?.matter.short_name ?? null,
    tagline: english?.matter.tagline ?? null,
    description: english?.matter.description ?? null,
    regulator: facts.regulator,
    governingOrder: facts.governing_order_or_act,
    validity: facts.typical_validity,
    validitySource: facts.validity_source,
    validityReadOn: facts.validity_read_on,
    timeline: facts.typical_timeline,
    timelineSource: facts.timeline_source,
    timelineReadOn: facts.timeline_read_on,
    whoNeedsIt: facts.who_needs_it,
    compliance: english?.matter.compliance ?? null,
    homePosition: english?.matter.home ?? null,
    position,
    source: facts.source,
    confirmed: facts.confirmed,
    translations: Object.fromEntries(others.map((other) => [other.language, translatedMatter(other.matter)])),
    ...seoColumns(english?.matter ?? {}),
  }));
  const ids = await sync.rows(services, ['slug'], rows);
  const lists = prepared.map(
    ({ facts, english }) => [ids.get(facts.slug) ?? 0, ids.get(english?.matter.mandatory_list ?? '') ?? null] as const,
  );
  await sync.refer(services, 'listServiceId', new Map(lists));
  return ids;
}

function translatedMatter(matter: ServiceMatter): Record<string, string> {
  const columns = {
    name: matter.name,
    shortName: matter.short_name,
    tagline: matter.tagline,
    description: matter.description,
    validity: matter.validity,
    timeline: matter.timeline,
    ...seoColumns(matter),
  };
  return Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

async function writeSections(sync: Sync, prepared: PreparedService[], ids: Map<string, number>) {
  const sections = prepared.flatMap(({ facts, sections: own }) =>
    own.map((section, position) => ({ ...section, position, serviceId: ids.get(facts.slug) ?? 0 })),
  );
  const sectionIds = await sync.rows(
    serviceSections,
    ['serviceId', 'slug'],
    sections.map(({ serviceId, slug, name, content, position, translated }) => ({
      serviceId,
      slug,
      name,
      content,
      position,
      translations: translated,
    })),
  );
  const faqs = sections.flatMap(({ serviceId, slug, questions, questionsIn }) =>
    questions.map(({ question, answer }, position) => ({
      sectionId: sectionIds.get(`${serviceId} ${slug}`) ?? 0,
      question,
      answer,
      position,
      translations: Object.fromEntries(
        Object.entries(questionsIn).flatMap(([language, list]) =>
          list[position] ? [[language, { ...list[position] }]] : [],
        ),
      ),
    })),
  );
  await sync.rows(serviceFaqs, ['sectionId', 'question'], faqs);
}
