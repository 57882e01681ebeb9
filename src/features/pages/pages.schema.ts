import { z } from 'zod';
import { seoAnswer } from './page-record.schema.ts';

const text = z.string().nullable();

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
const siteMapLeaf = z.object(line);
const siteMapBranch = z.object({ ...line, children: z.array(siteMapLeaf).optional() });
// Three levels, written out because the reference of the calls cannot describe an entry that contains itself.
const siteMapEntry = z.object({ ...line, children: z.array(siteMapBranch).optional() });

export const siteMapAnswer = z.object({ page: z.array(siteMapEntry), cities: z.array(siteMapEntry) });
