import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type ContentReading, defineContent } from '#db/content/content-source.server.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { publicationsContent } from '#features/publications/publications.content.server.ts';
import { checkNamed, entriesOf } from '#features/requirements/check-entries.ts';
import { standardsContent } from '#features/requirements/lists/standards.content.server.ts';
import { requirementLists } from '#features/requirements/requirement-list.schema.ts';
import { requirementListsContent, writeRequirements } from '#features/requirements/requirements.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { placeRequirements } from './import/place-requirements.ts';
import { listedProductsContent, productsContent } from './products.content.server.ts';

/** The rows of the lists under the products that they name. */
export const placedRequirementsContent = defineContent({
  async read({ files, readBy }) {
    const [rows, products, serviceOfList] = await Promise.all([
      readBy(requirementListsContent),
      readBy(listedProductsContent),
      servicesOfLists(files, readBy),
    ]);
    const [{ instruments }, named, standards] = await Promise.all([
      readBy(ordersContent),
      readBy(productsContent),
      readBy(standardsContent),
    ]);
    checkNamed(instruments, { products: named.keys, standards: standards.keys }, files.problems);
    return { placed: placeRequirements(rows, products), serviceOfList, entries: entriesOf(instruments) };
  },
  async write({ sync, writtenBy }, { placed, serviceOfList, entries }) {
    const [services, products] = [await writtenBy(servicesContent), await writtenBy(productsContent)];
    const idOfList = new Map([...serviceOfList].map(([list, service]) => [list, services.get(service) ?? 0]));
    const orders = await writtenBy(ordersContent);
    await writeRequirements(sync, placed, entries, { serviceOfList: idOfList, products, orders });
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
