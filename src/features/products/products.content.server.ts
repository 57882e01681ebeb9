import { z } from 'zod';
import { camelCase } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { compareSections } from '#features/records/files/compare-sections.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { snakeCase } from '#features/records/files/yaml-documents.server.ts';
import { requirementListsContent } from '#features/requirements/requirements.content.server.ts';
import { productCategoriesContent } from './categories/product-categories.content.server.ts';
import { readTradeNames } from './import/read-trade-names.ts';
import { type ImportedProduct, resolveProducts } from './import/resolve-products.ts';
import { productKind } from './product.record.server.ts';

/** The products behind the rows of the lists. They and their rows are written by the sources that read them here. */
export const listedProductsContent = defineContent({
  async read({ files, readBy }) {
    return resolveProducts(files, await readBy(requirementListsContent));
  },
  async write() {},
});

const matterSchema = z.record(z.string(), z.unknown());
type Text = MarkdownFile<z.infer<typeof matterSchema>>;
type Twin = Text & { language: string };
type Product = { listed: ImportedProduct; tradeNames: string[]; text: Text | undefined; twins: Twin[] };

/** The products: the lists name them, `trade-names.csv` says what shops call them, `products/{slug}.md` has their texts. */
export const productsContent = contentOf(productKind, {
  needs: [productCategoriesContent],
  texts: 'markdown',
  async documents({ files, readBy }) {
    const listed = await readBy(listedProductsContent);
    const [tradeNames, texts, twins] = await Promise.all([
      readTradeNames(files, listed),
      files.markdown('products', matterSchema),
      files.translations('products', matterSchema),
    ]);
    const slugs = new Set(listed.map((product) => product.slug));
    for (const text of [...texts, ...twins]) reportText(text, slugs, files);
    return listed.map((product) => {
      const isOf = ({ slug }: Text) => slug === product.slug;
      const own = { text: texts.find(isOf), twins: twins.filter(isOf) };
      if (own.text) for (const twin of own.twins) compareSections(own.text, twin, files.problems);
      const given = { listed: product, tradeNames: tradeNames.get(product.slug) ?? [], ...own };
      return { document: documentOf(given), placeOf: placesOf(given) };
    });
  },
});

function documentOf({ listed, tradeNames, text, twins }: Product): FileDocument['document'] {
  const sections = text?.sections ?? [];
  const faqs = sections.find(isFaqs);
  return {
    name: listed.name,
    technicalName: listed.technicalName,
    ...fieldsOf(text),
    slug: listed.slug,
    tradeNames,
    categories: listed.categories.map(({ slug }) => slug),
    translations: Object.fromEntries(twins.map((twin) => [twin.language, fieldsOf(twin)])),
    sections: sections
      .filter((section) => !isFaqs(section))
      .map(({ slug, heading, text: description }, position) => ({
        heading,
        description,
        side: position % 2 === 0 ? 'right' : 'left',
        translations: Object.fromEntries(
          twins.flatMap((twin) =>
            twin.sections
              .filter((same) => same.slug === slug)
              .map((same) => [twin.language, { heading: same.heading, description: same.text }]),
          ),
        ),
      })),
    questions: splitQuestions(faqs?.text ?? '').map((question, index) => ({
      ...question,
      translations: Object.fromEntries(
        twins.flatMap((twin) => {
          const same = splitQuestions(twin.sections.find(isFaqs)?.text ?? '')[index];
          return same ? [[twin.language, same]] : [];
        }),
      ),
    })),
  };
}

const isFaqs = ({ slug }: Text['sections'][number]) => slug === 'faqs';

function fieldsOf(text: Text | undefined) {
  const { slug: _, ...matter } = text?.matter ?? {};
  return Object.fromEntries(Object.entries(matter).map(([name, value]) => [camelCase(name), value]));
}

function placesOf({ listed, text, twins }: Product): FileDocument['placeOf'] {
  return (path) => {
    const at = path.indexOf('translations');
    const own = (at < 0 ? undefined : twins.find(({ language }) => language === path[at + 1])) ?? text;
    const name = path.filter((_, index) => at < 0 || index < at || index > at + 1).map(snakeCase);
    const [first = '', index] = name;
    if (own && (first === 'sections' || first === 'questions')) {
      const plain = text?.sections.filter((section) => !isFaqs(section)) ?? [];
      const slug = first === 'questions' ? 'faqs' : plain[Number(index)]?.slug;
      const line = own.sections.find((section) => section.slug === slug)?.line ?? 1;
      return { file: own.file, line, name: name.join('.') };
    }
    if (own && (at >= 0 || first in own.matter))
      return { file: own.file, line: own.lineOf(name), name: name.join('.') };
    const [row] = listed.rows;
    return { file: row?.file ?? '', line: row?.line ?? 1, name: name.join('.') };
  };
}

function reportText({ file, slug, matter, sections }: Text, slugs: Set<string>, { problems }: ContentFiles) {
  const report = (line: number, reason: string) => problems.push({ file, line, reason });
  if (!slugs.has(slug)) report(1, `no list has a product ${slug}`);
  if (matter.slug && matter.slug !== slug) report(2, "the slug is not the file's name");
  for (const section of sections)
    if (!section.slug) report(section.line, `the heading '${section.heading}' has no slug in braces`);
}
