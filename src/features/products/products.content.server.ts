import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';
import { type ContentReading, defineContent } from '#db/content/content-source.server.ts';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { productCategoryLinks, productFaqs, productSections, products } from '#db/schema/products.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { requirementListsContent, writeRequirements } from '#features/requirements/requirements.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { placeRequirements } from './import/place-requirements.ts';
import { readTradeNames } from './import/read-trade-names.ts';
import { type ImportedProduct, resolveProducts } from './import/resolve-products.ts';
import { productCategoriesContent } from './product-categories.content.server.ts';

const matterSchema = z.strictObject({
  slug: slug.optional(),
  name: required.optional(),
  technical_name: required.optional(),
  description: required.optional(),
  cta: required.optional(),
  ...seoFields,
});
type ProductTexts = MarkdownFile<z.infer<typeof matterSchema>>;

/** Writes the products behind the rows of the lists, with their requirements and the notifications about them. */
export const productsContent = defineContent({
  async read({ files, clean, readBy }) {
    const [rows, serviceOfList] = await Promise.all([readBy(requirementListsContent), servicesOfLists(files, readBy)]);
    const listed = await resolveProducts(files, rows);
    const tradeNames = await readTradeNames(files, listed);
    return {
      products: await readProducts(files, listed, clean),
      tradeNames,
      placed: placeRequirements(rows, listed),
      serviceOfList,
    };
  },
  async write({ sync, writtenBy }, { products: prepared, tradeNames, placed, serviceOfList }) {
    const services = await writtenBy(servicesContent);
    const idOfList = new Map([...serviceOfList].map(([list, service]) => [list, services.get(service) ?? 0]));
    const categoryIds = await writtenBy(productCategoriesContent);
    const ids = await writeProducts(sync, prepared, { tradeNames, categoryIds });
    await writeRequirements(sync, placed, { serviceOfList: idOfList, products: ids });
  },
});

/** The service of each list, by slug. */
async function servicesOfLists(files: ContentFiles, readBy: ContentReading['readBy']): Promise<Map<string, string>> {
  const [publications, services] = await Promise.all([readBy(publicationsContent), readBy(servicesContent)]);
  const slugs = services.keys;
  const given = new Map(publications.map(({ list, service }) => [list, service ?? '']));
  for (const list of requirementLists) {
    if (slugs.has(given.get(list) ?? '')) continue;
    const reason = `the list ${list} needs a service of data/services.csv, not '${given.get(list) ?? ''}'`;
    files.problems.push({ file: 'data/lists.csv', line: 1, reason });
  }
  return given;
}

async function readProducts(content: ContentFiles, listed: ImportedProduct[], clean: CleanTexts) {
  const texts = await content.markdown('products', matterSchema);
  const translated = await content.translations('products', matterSchema);
  const slugs = new Set(listed.map((product) => product.slug));
  for (const { file, slug: productSlug } of [...texts, ...translated]) {
    if (!slugs.has(productSlug))
      content.problems.push({ file, line: 1, reason: `no list has a product ${productSlug}` });
  }
  return Promise.all(
    listed.map(async (product) => {
      const text = texts.find((file) => file.slug === product.slug);
      const others = translated.filter((file) => file.slug === product.slug);
      return { ...product, text, others, ...(await prepareTexts(text, clean)) };
    }),
  );
}
type PreparedProduct = Awaited<ReturnType<typeof readProducts>>[number];

async function prepareTexts(text: ProductTexts | undefined, clean: CleanTexts) {
  if (!text) return { description: null, cta: null, sections: [], faqs: [] };
  const [description, cta, sections, faqs] = await Promise.all([
    text.matter.description ? clean.markdown(text.file, 1, text.matter.description) : null,
    text.matter.cta ? clean.markdown(text.file, 1, text.matter.cta) : null,
    Promise.all(
      text.sections
        .filter((section) => section.slug !== 'faqs')
        .map(async ({ heading, text: body, line }) => ({
          heading,
          description: await clean.markdown(text.file, line, body),
        })),
    ),
    Promise.all(
      text.sections
        .filter((section) => section.slug === 'faqs')
        .flatMap(({ text: body, line }) =>
          splitQuestions(body).map(async ({ question, answer }) => ({
            question,
            answer: await clean.markdown(text.file, line, answer),
          })),
        ),
    ),
  ]);
  return { description, cta, sections, faqs };
}

type Beside = { tradeNames: Map<string, string[]>; categoryIds: Map<string, number> };

async function writeProducts(sync: Sync, prepared: PreparedProduct[], { tradeNames, categoryIds }: Beside) {
  const ids = await sync.rows(
    products,
    ['slug'],
    prepared.map((product) => ({ ...productRow(product), tradeNames: tradeNames.get(product.slug) ?? [] })),
  );
  const idOf = (product: PreparedProduct) => ids.get(product.slug) ?? 0;
  await sync.links(
    productCategoryLinks,
    prepared.flatMap((product) =>
      product.categories.map((category, position) => ({
        productId: idOf(product),
        categoryId: categoryIds.get(category.slug) ?? 0,
        position,
      })),
    ),
  );
  const sections = prepared.flatMap((product) =>
    product.sections.map((section, position) => ({
      productId: idOf(product),
      ...section,
      side: position % 2 === 0 ? ('right' as const) : ('left' as const),
      position,
    })),
  );
  await sync.rows(productSections, ['productId', 'heading'], sections);
  const faqs = prepared.flatMap((product) =>
    product.faqs.map((faq, position) => ({ productId: idOf(product), ...faq, position })),
  );
  await sync.rows(productFaqs, ['productId', 'question'], faqs);
  return ids;
}

function productRow(product: PreparedProduct) {
  const { text, others } = product;
  const translated = others.map(({ language, matter }) => {
    const columns = {
      name: matter.name,
      technicalName: matter.technical_name,
      description: matter.description,
      ...seoColumns(matter),
    };
    return [
      language,
      Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, string] => Boolean(entry[1]))),
    ];
  });
  return {
    slug: product.slug,
    name: text?.matter.name ?? product.name,
    technicalName: text?.matter.technical_name ?? product.technicalName,
    description: product.description,
    cta: product.cta,
    translations: Object.fromEntries(translated),
    ...seoColumns(text?.matter ?? {}),
  };
}
