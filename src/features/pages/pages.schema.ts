import { z } from 'zod';

const text = z.string().nullable();

/** What editors wrote for search engines, as every call about a page says it. */
export const seoAnswer = {
  seo_title: text,
  seo_description: text,
  seo_keywords: text,
  seo_tags: z
    .union([z.array(z.record(z.string(), z.unknown())), z.literal(false)])
    .meta({ description: 'A list of structured-data objects, or false when there is none' }),
};

/** The settings of a page that exists once, as calls send them. */
export const pageRecord = z.object({ name: z.string(), image_url: z.string(), ...seoAnswer });

/** A part of a page: of the home page, or of the page about the firm. */
export const sectionAnswer = z.object({
  name: z.string(),
  title: text,
  tag_line: text,
  content: text.meta({ description: 'HTML' }),
  image_url: z.string(),
  image_alt: text,
});
export type SectionAnswer = z.infer<typeof sectionAnswer>;

/** A page that exists only once. */
export const pageAnswer = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  title: text,
  tag_line: text,
  content: text,
  image_url: z.string(),
  image_alt: z.string(),
  ...seoAnswer,
});

export const legalAnswer = z.object({
  page: z.object({ name: z.string(), ...seoAnswer }),
  section: z.object({ content: z.string().meta({ description: 'HTML' }) }),
});

const line = { name: z.string(), url: z.string() };
const contentsLeaf = z.object(line);
const contentsBranch = z.object({ ...line, children: z.array(contentsLeaf).optional() });
// Three levels, written out because the reference of the calls cannot describe an entry that contains itself.
const contentsEntry = z.object({ ...line, children: z.array(contentsBranch).optional() });

export const contentsAnswer = z.object({ page: z.array(contentsEntry), cities: z.array(contentsEntry) });
