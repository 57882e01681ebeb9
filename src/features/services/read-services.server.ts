import { z } from 'zod';
import { optional, optionalDate, required, seoFields, slug, yesNo } from '#core/content/content-fields.ts';
import type { ContentFiles, Located } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { compliances } from './services.schema.ts';

const factSchema = z.object({
  sno: required,
  name: required,
  slug,
  category: required,
  regulator: optional,
  governing_order_or_act: optional,
  typical_validity: optional,
  validity_source: optional,
  validity_read_on: optionalDate,
  typical_timeline: optional,
  timeline_source: optional,
  timeline_read_on: optionalDate,
  who_needs_it: optional,
  source: optional,
  confirmed: yesNo,
});

const matterSchema = z.strictObject({
  slug: slug.optional(),
  name: required.optional(),
  short_name: required.optional(),
  tagline: required.optional(),
  description: required.optional(),
  validity: required.optional(),
  timeline: required.optional(),
  ...seoFields,
  compliance: z.enum(compliances).optional(),
  mandatory_list: slug.optional(),
  /** Its place on the home page. */
  home: z.int().positive().optional(),
});

export type ServiceMatter = z.infer<typeof matterSchema>;
type ServiceTexts = MarkdownFile<ServiceMatter>;
type Facts = z.infer<typeof factSchema>;
type Report = (file: string, line: number, reason: string) => void;
export type ReadService = {
  facts: Located<Facts>;
  english?: ServiceTexts;
  others: (ServiceTexts & { language: string })[];
};

/** Reads the facts in services.csv and the texts that belong to them, and checks them against each other. */
export async function readServices(content: ContentFiles, categories: Set<string>): Promise<ReadService[]> {
  const [rows, texts, others] = await Promise.all([
    content.csv('data/services.csv', factSchema),
    content.markdown('services', matterSchema),
    content.translations('services', matterSchema),
  ]);
  reportRepeats(rows, (row) => row.slug, content.problems);
  const slugs = new Set(rows.map((row) => row.slug));
  const report: Report = (file, line, reason) => content.problems.push({ file, line, reason });
  for (const row of rows) {
    if (!categories.has(row.category))
      report(row.file, row.line, `the category '${row.category}' is not in service-categories.yaml`);
    reportSource(row, report);
  }
  for (const { file, matter } of texts) {
    if (matter.validity || matter.timeline) report(file, 2, 'validity and timeline belong in data/services.csv');
  }
  for (const text of [...texts, ...others]) {
    if (!slugs.has(text.slug)) report(text.file, 1, `data/services.csv has no service ${text.slug}`);
    if (text.matter.slug && text.matter.slug !== text.slug) report(text.file, 2, `the slug is not the file's name`);
    if (text.matter.mandatory_list && !slugs.has(text.matter.mandatory_list)) {
      report(text.file, 2, `mandatory_list: there is no service ${text.matter.mandatory_list}`);
    }
    for (const section of text.sections) {
      if (!section.slug) report(text.file, section.line, `the heading '${section.heading}' has no slug in braces`);
    }
  }
  return rows.map((facts) => {
    const english = texts.find((text) => text.slug === facts.slug);
    const translated = others.filter((text) => text.slug === facts.slug);
    for (const other of translated) if (english) compareSections(english, other, report);
    return { facts, ...(english && { english }), others: translated };
  });
}

/** A document that states a fact is named with the day on which it was read. */
function reportSource(row: Located<Facts>, report: Report) {
  const sourced = [
    { name: 'validity', fact: row.typical_validity, source: row.validity_source, readOn: row.validity_read_on },
    { name: 'timeline', fact: row.typical_timeline, source: row.timeline_source, readOn: row.timeline_read_on },
  ];
  for (const { name, fact, source, readOn } of sourced) {
    if (Boolean(source) !== Boolean(readOn)) {
      report(row.file, row.line, `${name}_source and ${name}_read_on are given together`);
    } else if (source && !fact) report(row.file, row.line, `${name}_source has no typical_${name}`);
  }
}

/** A translation must not have a section that the English text lacks, and must have as many questions. */
function compareSections(english: ServiceTexts, other: ServiceTexts, report: Report) {
  for (const section of other.sections) {
    const same = english.sections.find(({ slug: own }) => own === section.slug);
    if (!same) report(other.file, section.line, `${english.file} has no section ${section.slug}`);
    else if (splitQuestions(same.text).length !== splitQuestions(section.text).length && section.slug === 'faqs') {
      report(
        other.file,
        section.line,
        `has ${splitQuestions(section.text).length} questions, ${english.file} has ${splitQuestions(same.text).length}`,
      );
    }
  }
}
