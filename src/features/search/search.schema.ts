import { z } from 'zod';
import { requirementStates } from '#features/requirements/requirement-state.schema.ts';

/** What the call says about a search that it cannot make. */
const searchTexts = {
  queryMissing: /*i18n*/ 'The query field is required.',
  queryLength: /*i18n*/ 'The query field must not be greater than {maximum} characters.',
} as const;

/** The call refuses a longer text, and the page shortens it. */
const longestQuery = 1_000;

const category = z.object({ slug: z.string() });
const named = { id: z.int(), name: z.string(), slug: z.string() };

const productService = z.object({
  service_id: z.int(),
  service_name: z.string(),
  service_slug: z.string(),
  service_category_slug: z.string(),
  states: z
    .array(z.enum(requirementStates))
    .meta({ description: 'The states today of the requirements that name the product, for large enterprises' }),
});

const product = z.object({
  ...named,
  services: z.array(productService),
  language: z
    .literal('en')
    .optional()
    .meta({ description: 'Given in other languages than English where the name is not translated' }),
});
const service = z.object({ ...named, service_category: category });
const blog = z.object({ ...named, blog_category: category });
/** `name` and `question` have the same text, because the specification says "name or question". */
const knowledgeBaseEntry = z.object({ ...named, question: z.string(), category });
/** The product and the service that are linked when there is no page for the standard. */
const standard = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  product: z.object(named).nullable(),
  service: service.nullable(),
  state: z
    .enum(requirementStates)
    .nullable()
    .meta({ description: 'The state today of the requirement that links the product to the service' }),
});

/** Results of kinds that the call's specification does not name, each with its label in the visitor's language. */
const furtherGroup = z.object({
  kind: z.string(),
  label: z.string(),
  items: z.array(z.object({ id: z.int(), name: z.string(), url: z.string(), note: z.string().nullable() })),
});

export const searchInput = z.object({
  query: z.string(searchTexts.queryMissing).max(longestQuery, searchTexts.queryLength),
});

export const searchAnswer = z.object({
  products: z.array(product),
  services: z.array(service),
  blogs: z.array(blog),
  knowledge_base: z.array(knowledgeBaseEntry),
  standards: z.array(standard),
  more: z.array(furtherGroup).optional(),
  /** By kind (`product`, `service` …): how many entries match, of which the lists above hold the best. */
  totals: z.record(z.string(), z.int()).optional(),
});

export type SearchResults = z.infer<typeof searchAnswer>;

type FurtherGroup = z.infer<typeof furtherGroup>;

export const noResults = (): SearchResults => ({
  products: [],
  services: [],
  blogs: [],
  knowledge_base: [],
  standards: [],
});

/** Adds a result of a kind that has no separate field in the answer. */
export function addFurther(
  results: SearchResults,
  { kind, label }: Omit<FurtherGroup, 'items'>,
  item: FurtherGroup['items'][number],
): void {
  results.more ??= [];
  const group = results.more.find((other) => other.kind === kind);
  if (group) group.items.push(item);
  else results.more.push({ kind, label, items: [item] });
}
