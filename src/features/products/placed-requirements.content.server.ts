import type { ContentFiles } from '#core/content/content-files.server.ts';
import { sql } from '#core/drizzle.ts';
import type { ContentReading } from '#db/content/content-source.server.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { products } from '#db/schema/products.ts';
import { recordSources } from '#db/schema/records.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { contentOf, type RecordContent } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { snakeCase } from '#features/records/files/yaml-documents.server.ts';
import { standardsContent } from '#features/requirements/lists/standards.content.server.ts';
import { requirementKind } from '#features/requirements/requirement.record.server.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { requirementListsContent } from '#features/requirements/requirements.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { type PlacedRequirement, placeRequirements } from './import/place-requirements.ts';
import { productRecord } from './product.record.ts';
import { listedProductsContent, productsContent } from './products.content.server.ts';

const ofFiles = contentOf(requirementKind, {
  needs: [servicesContent, standardsContent, productsContent],
  async documents({ files, readBy }) {
    const [rows, listed, serviceOfList] = await Promise.all([
      readBy(requirementListsContent),
      readBy(listedProductsContent),
      servicesOfLists(files, readBy),
    ]);
    return placeRequirements(rows, listed).map((row): FileDocument => {
      const { file, line, position } = row;
      return {
        document: { ...documentOf(row), service: serviceOfList.get(row.list) },
        position,
        placeOf: (path) => ({ file, line, name: path.map(snakeCase).join('.') }),
      };
    });
  },
});

/** The rows of the lists under the products that they name. */
export const placedRequirementsContent: RecordContent<typeof requirementKind.record.document> = {
  ...ofFiles,
  async write(writing, read) {
    await nameRows(writing.sync.tx);
    return ofFiles.write(writing, read);
  },
};

const documentOf = ({ list, key: listKey, product, standards, state, ...row }: PlacedRequirement) => ({
  key: `${list} ${listKey} ${product}`,
  list,
  listKey,
  product,
  listedAs: row.listedAs,
  standards: [...new Set(standards.map(({ slug }) => slug))],
  listedState: state,
  stateText: row.stateText,
  group: row.group,
  scheme: row.scheme,
  eeeCode: row.eeeCode,
  phase: row.phase,
  others: row.others,
  orderName: row.orderName,
  orderReference: row.orderReference,
  orderDate: row.orderDate,
  orderYear: row.orderYear,
  amendmentReference: row.amendmentReference,
  amendmentDate: row.amendmentDate,
  note: row.note,
  source: row.source,
  confirmed: row.confirmed,
});

/** Gives its name to a row that a process of the release before the kind has added meanwhile. */
async function nameRows(tx: ContentTx) {
  await tx.execute(sql`
    update ${mandatoryProducts} m set key = m.list || ' ' || m.list_key || ' ' || coalesce(s.key, p.slug)
    from ${products} p
    left join ${recordSources} s on s.kind = ${productRecord.kind} and s.record = p.id::text
    where p.id = m.product_id and m.key ~ '^[0-9a-f]{8}-[0-9a-f]{4}-4'`);
}

/** The service of each list, by slug. */
export async function servicesOfLists(
  files: ContentFiles,
  readBy: ContentReading['readBy'],
): Promise<Map<string, string>> {
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
